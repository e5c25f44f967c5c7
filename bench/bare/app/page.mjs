import { createElement } from 'react';

/** Rendered per request, as the product's pages are. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return createElement('main', null, createElement('h1', null, 'Bare'));
}
