/** The one tooltip of the page: what it says and where. It answers hover, focus and tap alike. */
import type { Attachment } from 'svelte/attachments';

type Words = string | null | undefined;
export type Saying = () => Words | Promise<Words>;

/** Pixels that something may move, and still be beside its words. */
const NEARBY = 2;

class TooltipState {
  text = $state('');
  /** The language of the words: that of their owner. */
  lang = $state('');
  rect = $state.raw<DOMRect | null>(null);
  private owner: Element | null = null;
  /** Whether the pointer rests where its owner was. */
  private adrift = false;
  private frame = 0;
  /** How often Escape was pressed. */
  escapes = 0;

  async show(owner: HTMLElement, saying: Saying): Promise<void> {
    this.owner = owner;
    const words = await saying();
    if (this.owner !== owner) return;
    if (!words) return this.hide(owner);
    this.text = words;
    this.lang = owner.closest<HTMLElement>('[lang]')?.lang ?? '';
    this.rect = owner.getBoundingClientRect();
    this.follow();
    owner.setAttribute('aria-describedby', 'tip');
  }

  /** Whether it is about this element. */
  of(element: Element): boolean {
    return this.owner === element;
  }

  /** Something was scrolled: the words stay unless what they are about has moved away from them. */
  scrolled(): void {
    if (!this.owner || !this.rect) return this.hide();
    const { left, top } = this.owner.getBoundingClientRect();
    if (Math.abs(left - this.rect.left) > NEARBY || Math.abs(top - this.rect.top) > NEARBY) this.hide();
  }

  /** Go with what the words are about, which the page may move, but not off the screen. */
  private follow(): void {
    if (!this.owner || !this.rect) return;
    const rect = this.owner.getBoundingClientRect();
    if (rect.bottom < 0 || rect.top > innerHeight) return this.hide();
    if (rect.left !== this.rect.left || rect.top !== this.rect.top) this.rect = rect;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.follow());
  }

  /** Escape was pressed: what was about to be shown is not, either. */
  escape(): void {
    this.escapes++;
    this.hide();
  }

  /** The page moved away what the words are about, below a pointer that rests: they stay. */
  stay(): void {
    this.adrift = true;
  }

  /** The pointer moved to something by hand: words that had gone away from it have had their time. */
  pointed(target: EventTarget | null): void {
    if (this.adrift && !(target instanceof Node && this.owner?.contains(target))) this.hide();
  }

  hide(owner: Element | null = this.owner): void {
    if (this.owner !== owner) return;
    this.owner?.removeAttribute('aria-describedby');
    this.owner = null;
    this.adrift = false;
    // An element that is taken out of the page loses the focus while the page is being changed: not even this may be.
    queueMicrotask(() => {
      if (this.owner) return;
      this.rect = null;
      this.text = '';
    });
  }
}

export const tooltip = new TooltipState();
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
    ({ clientX: x, clientY: y, target }) => {
      moved = x !== last.x || y !== last.y;
      last = { x, y };
      if (moved) tooltip.pointed(target);
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
      const { escapes } = tooltip;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (tooltip.escapes === escapes) void tooltip.show(element, saying);
      }, delay);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && moved && !tooltip.of(element)) after(HOVER_DELAY);
    };
    /** A tap on what can be chosen chooses; on anything else it asks. */
    const click = () => {
      if (element.classList.contains('can')) leave();
      else after(0);
    };
    const leave = () => {
      clearTimeout(timer);
      tooltip.hide(element);
    };
    /** Leave with the pointer; the words stay if it rests and the page moves away below it. */
    const left = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (tooltip.of(element) && x === last.x && y === last.y) tooltip.stay();
      else leave();
    };
    const focus = () => {
      if (element.matches(':focus-visible')) after(0);
    };
    // What only tells is no choice, and another tooltip may cover it.
    element.dataset.tells = '';
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', left);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', leave);
    element.addEventListener('click', click);
    return () => {
      leave();
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', left);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', leave);
      element.removeEventListener('click', click);
    };
  };
