import { expect, type Page } from 'playwright/test';

/**
 * Expects that no information is lost with forced colours, which remove backgrounds: chosen and current elements still
 * look different, shapes stay visible, and main actions are filled.
 */
export async function expectToldInForcedColours(page: Page): Promise<void> {
  await page.evaluate(markShapes);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const untold = await page.evaluate(listUntold);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(untold.map((place) => `${new URL(page.url()).pathname} ${place}`)).toEqual([]);
}

/** Runs in the page with normal colours: marks shapes that only have a background, such as bars and dots. */
function markShapes(): void {
  const backgroundBehind = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : '';
    return element && /^rgba\(.*, 0\)$|transparent/.test(colour) ? backgroundBehind(element.parentElement) : colour;
  };
  for (const element of document.querySelectorAll('main :is(span, div)')) {
    const { width, height } = element.getBoundingClientRect();
    const isShape =
      element.childElementCount === 0 &&
      !element.textContent?.trim() &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Lines that only separate things carry no information.
      Math.min(width, height) > 1.5 &&
      !element.closest('[data-tour-sample], .animate-breathe') &&
      getComputedStyle(element).backgroundImage === 'none' &&
      backgroundBehind(element) !== backgroundBehind(element.parentElement);
    element.toggleAttribute('data-shape', isShape);
  }
}

/** Runs in the page with forced colours: returns shapes and main actions that disappeared, and states that did. */
function listUntold(): string[] {
  const looks = ({ backgroundColor, color, outlineStyle, outlineColor, display, border }: CSSStyleDeclaration) =>
    [backgroundColor, color, outlineStyle, outlineColor, display, border].join();
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')].map((part) => looks(getComputedStyle(part))).join('|');
  const lostShapes = [...document.querySelectorAll('[data-shape]')].filter((element) => {
    const { backgroundColor, borderStyle } = getComputedStyle(element);
    const parent = element.parentElement && getComputedStyle(element.parentElement).backgroundColor;
    const canvas = getComputedStyle(document.body).backgroundColor;
    return borderStyle === 'none' && [canvas, parent].includes(backgroundColor);
  });
  const mainActions = ':is(a, button):is(.bg-accent, .bg-danger):not(:disabled, [aria-disabled=true])';
  const paleActions = [...document.querySelectorAll(mainActions)].filter(
    (action) => getComputedStyle(action).backgroundColor === getComputedStyle(document.body).backgroundColor,
  );
  const states = [
    ['aria-current', ':is(a, button)[aria-current]:not([aria-current=date])'],
    ['aria-pressed', '[aria-pressed=true]'],
    ['aria-selected', '[aria-selected=true]'],
  ] as const;
  const alike = states.flatMap(([attribute, selector]) =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const [before, value] = [lookOf(element), element.getAttribute(attribute) ?? ''];
      element.removeAttribute(attribute);
      const after = lookOf(element);
      element.setAttribute(attribute, value);
      return before === after;
    }),
  );
  const unticked = [...document.querySelectorAll<HTMLInputElement>('input:checked')].filter((input) => {
    const label = input.closest('label') ?? input;
    const before = lookOf(label);
    input.checked = false;
    const after = lookOf(label);
    input.checked = true;
    return before === after;
  });
  return [...lostShapes, ...paleActions, ...alike, ...unticked]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Runs in the page: returns drawings with no pixel of `CanvasText` on dark, which is white and in no token. */
export function listWithoutSystemText(canvases: Element[]): string[] {
  return (canvases as HTMLCanvasElement[])
    .filter((canvas) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
      return !pixels || !new Uint32Array(pixels).includes(0xffffffff);
    })
    .map((canvas) => canvas.outerHTML);
}
