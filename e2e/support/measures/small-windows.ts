import { expect, type Page } from 'playwright/test';

/** A screen of 1280 × 1024 at 400%. Source: WCAG 2.2, 1.4.10. */
const zoomed = { width: 320, height: 256 };
const phone = { width: 390, height: 844 };

/**
 * Expects each control to be fully visible when it gets keyboard focus, in a window as small as zoom makes it. Also
 * checks the way back up, where bars can cover the page.
 */
export async function expectFocusSeen(page: Page, presses = 40): Promise<void> {
  const covered: string[] = [];
  for (const [key, size] of [
    ['Tab', zoomed],
    ['Shift+Tab', phone],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((isUp) => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo(0, isUp ? document.documentElement.scrollHeight : 0);
    }, key === 'Shift+Tab');
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      covered.push(...(await page.evaluate(listCovered)));
    }
  }
  expect(covered).toEqual([]);
}

/** Runs in the page: returns the focused control if a corner of it is covered or outside the window. */
function listCovered(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
  // Elements that ignore the pointer can't be found by position.
  if (width < 16 || getComputedStyle(focused).pointerEvents === 'none') return [];
  // Elements about as high as the window can't be fully visible.
  if (height < 16 || height > 0.75 * window.innerHeight) return [];
  const inset = 3;
  const middle = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  return [top + inset, bottom - inset].flatMap((y) => {
    const topmost = document.elementFromPoint(middle, y);
    const isSeen = topmost !== null && (topmost.contains(focused) || focused.contains(topmost));
    // The control's own label or hint may cover it.
    const isOwn = topmost?.closest('label')?.contains(focused) || topmost?.closest('[role=tooltip]');
    const [what, over] = [focused, topmost].map((element) => element?.outerHTML.slice(0, 100));
    return isSeen || isOwn ? [] : [`${Math.round(top)}–${Math.round(bottom)} ${what} below ${over}`];
  });
}

/** Expects a page with letters of twice the size to fit the width of a phone. Source: WCAG 2.2, 1.4.4. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.evaluate(listWide)).toEqual([]);
  const { width } = phone;
  const account = await page.getByRole('button', { name: /’s account, / }).boundingBox();
  expect((account?.x ?? width) + (account?.width ?? 0)).toBeLessThanOrEqual(width);
  const title = await page.locator('[data-page-title]').boundingBox();
  expect(title?.width ?? 0).toBeGreaterThan(40);
}

/** Runs in the page: returns what makes it wider than the window. */
export function listWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isScrolled = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement));
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isScrolled(element.parentElement))
    .map((element) => element.outerHTML.slice(0, 140));
  // Lists in a grid may overflow a box of the right width; they don't count.
  return wide.length > 0 ? wide : [`the page is ${scrollWidth} wide`];
}

/** Runs in the page: returns texts whose end is cut off. */
export function listCut(): string[] {
  return [...document.querySelectorAll<HTMLElement>('header *, main *')]
    .filter((element) => {
      const { textOverflow, overflowX } = getComputedStyle(element);
      const isCut = textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
      const isClamped = getComputedStyle(element).getPropertyValue('-webkit-line-clamp') !== 'none';
      return element.checkVisibility() && (isCut || isClamped);
    })
    .map((element) => element.outerHTML.slice(0, 140));
}

/** Runs in the page: returns words outside their card, which paper cuts off. */
export function listOutside(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main section')].flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll<HTMLElement>('span, th, td, p')]
      .filter((one) => one.checkVisibility() && !one.closest('.sr-only') && one.textContent?.trim())
      .filter((one) => one.getBoundingClientRect().right > right + 1 || one.getBoundingClientRect().left < left - 1)
      .map((one) => one.outerHTML.slice(0, 140));
  });
}

/** Runs in the page: returns drawings that are wider than paper, or have no pixel of the light theme's grid, #ece7de. */
export function listUnfitDrawings(canvases: Element[]): string[] {
  return (canvases as HTMLCanvasElement[])
    .filter((canvas) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
      return !pixels || canvas.clientWidth > 704 || !new Uint32Array(pixels).includes(0xffdee7ec);
    })
    .map((canvas) => canvas.outerHTML);
}

/** Runs in the page when it's printed: returns maps whose names aren't placed for the width of paper at that moment. */
export function listMisplacedNames(maps: Element[]): string[] {
  window.dispatchEvent(new Event('beforeprint'));
  return (maps as SVGSVGElement[])
    .filter((map) => Math.abs(map.viewBox.baseVal.width - map.clientWidth) > 1)
    .map((map) => `${map.clientWidth} ${map.outerHTML.slice(0, 140)}`);
}
