'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useLanguage } from '#/components/reference/language-provider.tsx';

/** A text on one line, in JSON, a shell or JavaScript; if a colon follows, it's a name. */
const quoted = /(?:"(?:[^"\\\n]|\\.)*"|'[^'"\n]*'|`[^`\n]*`)(\s*:)?/g;

/** Colours the names and texts in code with text ranges, if the browser supports them: no extra elements needed. */
export function CodeColours() {
  const path = usePathname();
  const [language] = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages and languages bring other code
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    const [names, texts] = [new Highlight(), new Highlight()];
    for (const { firstChild } of document.querySelectorAll('pre code')) {
      if (!firstChild) continue;
      for (const match of (firstChild.textContent ?? '').matchAll(quoted)) {
        const range = new StaticRange({
          startContainer: firstChild,
          startOffset: match.index,
          endContainer: firstChild,
          endOffset: match.index + match[0].length - (match[1]?.length ?? 0),
        });
        (match[1] ? names : texts).add(range);
      }
    }
    CSS.highlights.set('code-name', names);
    CSS.highlights.set('code-text', texts);
  }, [path, language]);
  return null;
}
