import localFont from 'next/font/local';

/** Code in equal widths, on the pages of the reference only. */
export const codeFont = localFont({
  src: '../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-code',
  // Text that is read already does not move: a font that comes late is for the next page.
  display: 'optional',
  adjustFontFallback: false,
});
