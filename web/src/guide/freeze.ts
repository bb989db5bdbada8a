/** The layout of a board as it is on the screen: paper has another width and height, for which it is not measured. */

const PLACING = [
  'display',
  'position',
  'inset',
  'box-sizing',
  'width',
  'height',
  'min-width',
  'min-height',
  'max-width',
  'max-height',
  'padding',
  'margin',
  'border-width',
  'gap',
  'grid-template-columns',
  'grid-template-rows',
  'grid-template-areas',
  'grid-column-start',
  'grid-column-end',
  'grid-row-start',
  'grid-row-end',
  'flex-basis',
  'flex-direction',
  'flex-grow',
  'flex-shrink',
  'flex-wrap',
  'align-content',
  'align-items',
  'align-self',
  'justify-content',
  'justify-items',
  'justify-self',
  'font-size',
  'line-height',
  'transform',
];
/** Parts of a drawing go by the drawing. */
const PLACED = ':not(svg *)';
/** Lines to which less than this much of their height is one line. */
const ONE_LINE = 1.7;

/** Fix the size and the place of everything in an element. What is read first is not changed by what is written. */
export function freeze(root: HTMLElement): void {
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>(PLACED)].map((element) => {
    const style = getComputedStyle(element);
    const values = PLACING.map((name) => [name, style.getPropertyValue(name)] as const);
    return { element, values: isOneLine(element, style) ? [...values, ['white-space', 'nowrap'] as const] : values };
  });
  for (const { element, values } of found)
    for (const [name, value] of values) element.style.setProperty(name, value, 'important');
}

/** Letters are a little wider on paper, where a line of words must not become two. */
const isOneLine = (element: Element, style: CSSStyleDeclaration): boolean =>
  element.clientHeight > 0 && element.clientHeight < ONE_LINE * parseFloat(style.lineHeight);
