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
    addEventListener('resize', settle);
    void document.fonts.ready.then(settle);
    return () => removeEventListener('resize', settle);
  };
