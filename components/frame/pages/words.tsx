import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Namespace } from '#/lib/words/translator.ts';

interface WordsProps {
  /** The parts of the catalogue that the client components below use, such as `check-ins.form`. */
  of: readonly Namespace[];
  children: ReactNode;
}

/** Sends the browser the messages of these parts of the catalogue, and no others. */
export async function Words({ of, children }: WordsProps) {
  const all = await getMessages();
  const messages: Tree = {};
  for (const namespace of of) copy(all, messages, namespace.split('.'));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}

type Tree = { [key: string]: Tree | string };

function copy(from: Tree, to: Tree, [key = '', ...below]: readonly string[]): void {
  const value = from[key];
  if (value === undefined) throw new Error(`The catalogue has no part ${key}.`);
  if (below.length === 0 || typeof value === 'string') to[key] = value;
  else {
    to[key] ??= {};
    copy(value, to[key] as Tree, below);
  }
}
