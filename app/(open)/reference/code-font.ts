import localFont from 'next/font/local';

/** A monospaced font for code, on the pages of the reference only. */
export const codeFont = localFont({
  src: '../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-code',
  // Visible text must not move: a font that loads late is used from the next page.
  display: 'optional',
  adjustFontFallback: false,
});
