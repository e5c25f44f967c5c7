import { createElement } from 'react';

export const metadata = { title: 'Bare', description: 'A page with nothing on it but what every page brings.' };

export default function RootLayout({ children }) {
  return createElement('html', { lang: 'en' }, createElement('body', null, children));
}
