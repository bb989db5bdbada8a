/** How closely a table is set, step by step: each leaves out a little more, what a player needs last of all. */
const STEPS = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5', 'set-6'] as const;

/** The line of buttons at the foot of a phone, in pixels. */
const FOOT = 62;

const show = (table: HTMLElement, step: number): void =>
  STEPS.forEach((name, index) => table.classList.toggle(name, index < step));

/** Where the page ends; on a phone, which may be scrolled once, where the last choice does. */
function end(table: HTMLElement, phone: boolean): number {
  if (!phone) return document.documentElement.scrollHeight;
  const choices = [...table.querySelectorAll('.piece.can')].map((one) => one.getBoundingClientRect().bottom);
  // All of it is at most two screens high.
  return Math.max(document.documentElement.scrollHeight - innerHeight, ...choices.map((one) => one + scrollY + FOOT));
}

/** Sets a table as loosely as the screen has room for. */
export const setToFit =
  (phone: boolean) =>
  (table: HTMLElement): (() => void) => {
    const settle = () => {
      show(table, STEPS.length);
      const last = Math.max(end(table, phone), innerHeight);
      for (let step = 0; step <= STEPS.length; step++) {
        show(table, step);
        if (end(table, phone) <= last) return;
      }
    };
    settle();
    // The room that is left changes with all around it, such as a question that needs another line. What is settled
    // while sizes are told could change what was told before: it waits for the next frame.
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    const watch = new ResizeObserver(soon);
    for (let around: HTMLElement | null = table; around; around = around.parentElement) watch.observe(around);
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      removeEventListener('resize', soon);
      table.classList.remove(...STEPS);
    };
  };
