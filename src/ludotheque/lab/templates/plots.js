/* global vega, vegaLite */
// Draws each plot when it comes near the window, or all of them before the page is printed.
(() => {
  const NARROW = 520;
  const tip = document.createElement('div');
  tip.id = 'tip';
  tip.hidden = true;
  document.body.append(tip);

  /** Say what a mark stands for beside the pointer; a name without a label of its own is the heading. */
  function tell(_handler, event, _item, value) {
    tip.hidden = !value;
    if (!value) return;
    tip.replaceChildren(
      ...Object.entries(value).map(([name, said]) => {
        const line = document.createElement(name.trim() ? 'span' : 'b');
        line.textContent = name.trim() ? `${name} ${said} ` : said;
        return line;
      }),
    );
    const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
    tip.style.left = `${Math.max(8, Math.min(event.pageX + 12, room))}px`;
    tip.style.top = `${event.pageY + 16}px`;
  }

  async function draw(figure) {
    if (figure.dataset.drawn) return;
    figure.dataset.drawn = 'soon';
    const container = figure.querySelector('.plot');
    const spec = JSON.parse(figure.querySelector('script').textContent);
    if (container.clientWidth < NARROW) spec.config.axis.labelLimit = 150;
    const parsed = vega.parse(vegaLite.compile(spec, { logger: vega.logger(vega.Error) }).spec);
    await new vega.View(parsed, { renderer: 'svg', container, hover: true, tooltip: tell }).runAsync();
    figure.dataset.drawn = 'yes';
  }

  const figures = document.querySelectorAll('figure');
  const near = new IntersectionObserver(
    (seen) => {
      for (const one of seen) if (one.isIntersecting) draw(one.target);
    },
    { rootMargin: '600px' },
  );
  figures.forEach((figure) => near.observe(figure));
  window.addEventListener('beforeprint', () => {
    document.querySelectorAll('details').forEach((one) => (one.open = true));
    figures.forEach(draw);
  });
})();
