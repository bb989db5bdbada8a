/** The side of a die, from the largest on: pixels at the usual size of text, with which it grows. */
const SIDES = [64, 56, 48, 40, 34];

/**
 * `{@attach grown(what)}`: sets `--die` to the largest side with which the desk that a fight lies on need not scroll.
 * Where even the smallest is too much, the fight is `cramped`. `what` lies on the desk: with it, the room changes.
 */
export const grown =
  (..._what: readonly unknown[]) =>
  (fight: HTMLElement): (() => void) => {
    const desk = fight.parentElement as HTMLElement;
    const settle = (): void => {
      fight.classList.remove('cramped');
      // A scroll bar would make the lines shorter, so that there are more of them, and so would keep itself.
      desk.style.overflowY = 'hidden';
      for (const side of SIDES) {
        fight.style.setProperty('--die', `${side / 16}rem`);
        if (desk.scrollHeight <= desk.clientHeight) return;
      }
      desk.style.overflowY = '';
      fight.classList.add('cramped');
    };
    // In a frame of its own: it changes what is watched. Where that has its size already, nothing more happens.
    let frame = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    });
    for (const one of [desk, ...desk.children]) watch.observe(one);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      desk.style.overflowY = '';
    };
  };
