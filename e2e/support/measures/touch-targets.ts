import { expect, type Page } from 'playwright/test';

const controls =
  'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=radio], [role=tab], [role=menuitem]';

/**
 * Expects every touch target on a phone to be at least 24 by 24 px. Source: WCAG 2.2, 2.5.8, which leaves out links
 * inside a sentence; its exception for small targets far from others isn't used.
 */
export async function expectNoSmallTarget(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 400, height: 860 });
  await expect.poll(() => page.locator(controls).evaluateAll(listSmall)).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** Runs in the page: returns targets below 24 px, with their size. */
function listSmall(elements: Element[]): string[] {
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    );
  return elements.flatMap((element) => {
    // A tap on the label also activates a control.
    const { width, height } = (
      (element.matches('input') && element.closest('label')) ||
      element
    ).getBoundingClientRect();
    const isHidden =
      element.closest('[aria-hidden=true], .sr-only') !== null ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      width < 2 ||
      height < 2;
    // Layout rounds to fractions of a pixel.
    const isLarge = width > 23.9 && height > 23.9;
    if (isHidden || isLarge || isInSentence(element)) return [];
    return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`];
  });
}
