import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

const allowed = {
  ALLOWED_TAGS: ['strong', 'em', 'b', 'i', 'p', 'br'],
  ALLOWED_ATTR: [],
  RETURN_DOM_FRAGMENT: true as const,
};

/** Shows HTML from the server, sanitised once more before it's rendered. */
export function MessageText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(DOMPurify.sanitize(html, allowed)), [html]);
  return <div ref={place} className="wrap-anywhere text-14" />;
}
