/** How a lone opponent's cards are told, the fullest first; in the last they are pictures alone. */
export const FORMS = ['', 'spare', 'crowded tagged', 'crowded pictured'] as const;
export type Form = (typeof FORMS)[number];

const show = (mat: HTMLElement, form: Form) => {
  for (const name of FORMS.flatMap((one) => one.split(' '))) {
    if (name) mat.classList.toggle(name, form.split(' ').includes(name));
  }
};

/** Gives an opponent's area the fullest form that makes the page no higher than the screen, or than pictures do. */
export const fullestForm =
  (forms: readonly Form[]) =>
  (mat: HTMLElement): (() => void) => {
    const end = (form: Form): number => {
      show(mat, form);
      return document.documentElement.scrollHeight;
    };
    const settle = () => {
      const last = Math.max(end(forms.at(-1) ?? ''), innerHeight);
      forms.find((form) => end(form) <= last);
    };
    settle();
    // The room that is left for it changes with all around it, such as a question that needs another line. What is
    // settled while sizes are told could change what was told before: it waits for the next frame.
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    const watch = new ResizeObserver(soon);
    for (let around = mat.parentElement; around; around = around.parentElement) watch.observe(around);
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      removeEventListener('resize', soon);
    };
  };
