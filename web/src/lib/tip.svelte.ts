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

  hide(owner: Element | null = this.owner): void {
    if (this.owner !== owner) return;
    this.owner?.removeAttribute('aria-describedby');
    this.owner = null;
    this.rect = null;
    this.text = '';
  }
}

export const tip = new Tip();
const HOVER_DELAY = 450;

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
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') after(HOVER_DELAY);
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
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', leave);
    element.addEventListener('click', click);
    return () => {
      leave();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', leave);
      element.removeEventListener('click', click);
    };
  };
