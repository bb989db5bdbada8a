/** The one tooltip of the page: what it says and where. It answers hover, focus and tap alike. */
import type { Attachment } from 'svelte/attachments';

type Words = string | null | undefined;
export type Saying = () => Words | Promise<Words>;

class Tip {
  text = $state('');
  rect = $state.raw<DOMRect | null>(null);
  private owner: Element | null = null;

  async show(owner: HTMLElement, saying: Saying): Promise<void> {
    this.owner = owner;
    const words = await saying();
    if (this.owner !== owner) return;
    if (!words) return this.hide(owner);
    this.text = words;
    this.rect = owner.getBoundingClientRect();
    owner.setAttribute('aria-describedby', 'tip');
  }

  /** Whether it is about this element. */
  of(element: Element): boolean {
    return this.owner === element;
  }

  hide(owner: Element | null = this.owner): void {
    if (this.owner !== owner) return;
    this.owner?.removeAttribute('aria-describedby');
    this.owner = null;
    // An element that is taken out of the page loses the focus while the page is being changed: not even this may be.
    queueMicrotask(() => {
      if (this.owner) return;
      this.rect = null;
      this.text = '';
    });
  }
}

export const tip = new Tip();
const HOVER_DELAY = 450;

/**
 * Whether the pointer has moved by hand. Browsers also tell of a pointer that rests while the page moves below it: what
 * comes to lie there has not been asked about.
 */
let moved = false;
let last = { x: -1, y: -1 };
if (typeof window !== 'undefined')
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      moved = x !== last.x || y !== last.y;
      last = { x, y };
    },
    { capture: true, passive: true },
  );

/** `{@attach says(() => words)}`: the words appear while the element is pointed at, focused or tapped. */
export const says =
  (saying: Saying | undefined): Attachment<HTMLElement> =>
  (element) => {
    if (!saying) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void tip.show(element, saying), delay);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && moved && !tip.of(element)) after(HOVER_DELAY);
    };
    /** A tap on what can be chosen chooses; on anything else it asks. */
    const click = () => {
      if (element.classList.contains('can')) leave();
      else after(0);
    };
    const leave = () => {
      clearTimeout(timer);
      tip.hide(element);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) after(0);
    };
    // What only tells is no choice, and another tooltip may cover it.
    element.dataset.tells = '';
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', leave);
    element.addEventListener('click', click);
    return () => {
      leave();
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', leave);
      element.removeEventListener('click', click);
    };
  };
