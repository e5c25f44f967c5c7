import { createElement } from 'react';

/** Rendered per request, like the product's pages. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return createElement('main', null, createElement('h1', null, 'Bare'));
}
