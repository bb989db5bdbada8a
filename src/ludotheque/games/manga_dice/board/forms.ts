/** How closely a table is set, step by step: each leaves out a little more, what a player needs last of all. */
const STEPS = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5'] as const;

const show = (table: HTMLElement, step: number): number => {
  STEPS.forEach((name, index) => table.classList.toggle(name, index < step));
  return document.documentElement.scrollHeight;
};

/** Sets a table as loosely as the screen has room for. */
export function setToFit(table: HTMLElement): () => void {
  const settle = () => {
    const last = Math.max(show(table, STEPS.length), innerHeight);
    for (let step = 0; step <= STEPS.length; step++) if (show(table, step) <= last) return;
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
}
