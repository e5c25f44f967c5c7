import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ScimAnswer, sequences } from '#/server/embedded/identity/directory-sequences.ts';
import { html } from '#/server/embedded/identity/http-answers.ts';

/** Where a directory writes to, and its key. */
export interface DirectoryTarget {
  url: string;
  key: string;
}

interface PageSettings {
  target: DirectoryTarget;
  /** The domain of the company's email addresses. */
  domain: string;
  escapeText: (text: string) => string;
  style: string;
}

/**
 * Creates the page where the stand-in plays a company's directory: what Entra or Okta sends, and the answers it
 * gets.
 */
export function createDirectoryPage({ target, domain, escapeText, style }: PageSettings) {
  async function send(method: string, path: string, body?: object): Promise<ScimAnswer> {
    const headers = { authorization: `Bearer ${target.key}`, 'content-type': 'application/scim+json' };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${target.url}/${path}`, { method, headers, ...init });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  async function play(name: keyof typeof sequences): Promise<string> {
    const lines: string[] = [];
    const email = `${name}.${Date.now().toString(36)}@${domain}`;
    const noting = async (method: string, path: string, body?: object) => {
      const answer = await send(method, path, body);
      const [question, reply] = [body, answer.body].map((one) => escapeText(JSON.stringify(one ?? null, null, 1)));
      lines.push(`<li><strong>${answer.status}</strong> ${method} <code>${escapeText(decodeURIComponent(path))}</code>
<details><summary>Bodies</summary><pre>${question}\n\n${reply}</pre></details></li>`);
      return answer;
    };
    await sequences[name](noting, { email, givenName: 'Robin', familyName: 'Vale' });
    return `<ol>${lines.join('')}</ol>`;
  }

  /** Answers requests about the directory; returns false for everything else. */
  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    if (pathname !== '/directory') return false;
    const name = Object.keys(sequences).find((one) => one === searchParams.get('play')) as keyof typeof sequences;
    const played = request.method === 'POST' && name ? await play(name) : '';
    const buttons = Object.keys(sequences).map(
      (one) => `<form method="post" action="/directory?play=${one}"><p><button>Play ${one}</button></p></form>`,
    );
    html(
      response,
      `${style}<h1>Directory of ${escapeText(domain)}</h1><p>Adds a person and a group at
<code>${escapeText(target.url)}</code>, changes them, and takes them out again, by SCIM 2.0.</p>${buttons.join('')}${played}`,
    );
    return true;
  };
}
