import { env } from '#/lib/platform/env.ts';
import { listMailedLinks } from '#/lib/platform/legal/legal-links.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Link {
  label: string;
  url: string;
  /** The language of a label, if it isn't the email's. */
  lang?: string | undefined;
}

/** A paragraph. If it, or a `quote` in it, isn't in the email's language, `lang` says which to read it aloud in. */
export type MailText = string | { text: string; lang: string | undefined; quote?: string };

/** The contents of an email; the layout decides their form. Every text is plain, and is escaped here. */
export interface MailContent {
  locale: Locale;
  /** Mail programs show it after the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly MailText[];
  /** Answers to choose from, above the button. */
  choices?: readonly Link[];
  /** Shortcuts above the button, which open its page; plain text only has the button's URL. */
  shortCuts?: { text: string; choices: readonly Link[] };
  /** Missing if the reader has nothing to do. */
  button?: Link | undefined;
  /** Further URLs, below the button. */
  links?: readonly Link[];
  /** Small print: why this email was sent, and how long the link works. */
  footnotes: readonly string[];
  /** The line of the small print above the legal pages, in every email that isn't about the account itself. */
  unsubscribe?: Link;
}

/** Returns the email as HTML (one column, 600 px, one button, readable in dark mode) and as complete plain text. */
export function layOutMail(content: MailContent): { html: string; text: string; unsubscribeUrl?: string } {
  const laidOut = { html: asHtml(content), text: asText(content) };
  return content.unsubscribe ? { ...laidOut, unsubscribeUrl: content.unsubscribe.url } : laidOut;
}

function asText({
  locale,
  heading,
  paragraphs,
  choices = [],
  button,
  links = [],
  footnotes,
  unsubscribe,
}: MailContent): string {
  const notes = unsubscribe ? [...footnotes, `${unsubscribe.label}\n${unsubscribe.url}`] : footnotes;
  const addresses = [...choices, ...(button ? [button] : []), ...links].map(({ label, url }) => `${label}\n${url}`);
  const legal = legalLinks(locale).map(({ label, url }) => `${label} ${url}`);
  return [heading, ...paragraphs.map(textOf), ...addresses, '--', ...notes, legal.join('\n')].join('\n\n');
}

// The tokens of app/globals.css as numbers, because mail programs support neither variables nor light-dark().
const light = { paper: '#faf8f4', surface: '#fffefc', ink: '#211d19', muted: '#645c53', accent: '#2c5ccc' };
const dark = { paper: '#191714', surface: '#23201c', ink: '#f2eee8', muted: '#b5aca1', accent: '#a4c0ff' };

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

function asHtml({
  locale,
  preheader,
  heading,
  paragraphs,
  choices = [],
  button,
  shortCuts,
  links = [],
  footnotes,
  unsubscribe,
}: MailContent): string {
  const body = paragraphs.map(paragraphOf);
  const notes = footnotes.map(
    (text) =>
      `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:20px;color:${light.muted}">${escapeHtml(text)}</p>`,
  );
  if (unsubscribe) notes.push(unsubscribeLine(unsubscribe));
  notes.push(legalLine(locale));
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:${dark.paper}!important}.card{background:${dark.surface}!important;color:${dark.ink}!important}.muted{color:${dark.muted}!important}.accent{color:${dark.accent}!important}}</style>
</head><body class="page" style="margin:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${light.surface};border-radius:12px;color:${light.ink};${font}"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:16px;font-weight:600">unbo<span class="accent" style="color:${light.accent}">X</span>t</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600">${escapeHtml(heading)}</h1>
${body.join('\n')}
${choices.map(choiceOf).join('\n')}
${shortCuts ? `${paragraphOf(shortCuts.text)}\n${shortCuts.choices.map(choiceOf).join('\n')}\n<p style="margin:0 0 16px"></p>` : ''}
${button ? buttonOf(button, locale) : ''}
${links.map(linkLine).join('\n')}
${notes.join('\n')}
</td></tr></table></td></tr></table></body></html>`;
}

function paragraphOf(paragraph: MailText): string {
  const { text, lang, quote = '' } = typeof paragraph === 'string' ? { text: paragraph } : paragraph;
  const [words, quoted] = [escapeHtml(text), escapeHtml(quote)];
  const body = lang ? words.replace(quoted, () => `<span${langOf(lang)}>${quoted}</span>`) : words;
  return `<p${quote ? '' : langOf(lang)} style="margin:0 0 16px;font-size:16px;line-height:24px">${quote ? body : words}</p>`;
}

const textOf = (paragraph: MailText) => (typeof paragraph === 'string' ? paragraph : paragraph.text);

const langOf = (lang: string | undefined) => (lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`);

function buttonOf(button: Link, locale: Locale): string {
  const help = wordsFor(locale, 'shell.mail')('otherwise');
  const url = escapeHtml(button.url);
  return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${light.accent};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p class="muted" style="margin:0 0 24px;font-size:13px;line-height:20px;color:${light.muted}">${escapeHtml(help)}<br><a href="${url}" style="color:inherit;word-break:break-all">${url}</a></p>`;
}

/** Returns the button of one choice, large enough for a finger; buttons wrap on a narrow screen. */
function choiceOf({ label, url, lang }: Link): string {
  return `<a${langOf(lang)} class="accent" href="${escapeHtml(url)}" style="display:inline-block;min-width:20px;margin:0 8px 8px 0;padding:10px 12px;border:1px solid ${light.accent};border-radius:8px;font-size:16px;line-height:24px;text-align:center;color:${light.accent};text-decoration:none">${escapeHtml(label)}</a>`;
}

function linkLine({ label, url }: Link): string {
  return `<p style="margin:0 0 12px;font-size:14px;line-height:20px"><a class="accent" href="${escapeHtml(url)}" style="color:${light.accent}">${escapeHtml(label)}</a></p>`;
}

function unsubscribeLine({ label, url }: Link): string {
  return `<p class="muted" style="margin:0;font-size:13px;line-height:20px;color:${light.muted}"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a></p>`;
}

/** Returns the links to privacy, terms and imprint, below every email. */
function legalLinks(locale: Locale): Link[] {
  const t = wordsFor(locale, 'shell.legal');
  return listMailedLinks(env().APP_URL).map(({ page, url }) => ({ label: t(page), url }));
}

function legalLine(locale: Locale): string {
  const links = legalLinks(locale).map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a>`,
  );
  return `<p class="muted" style="margin:8px 0 0;font-size:13px;line-height:20px;color:${light.muted}">${links.join(' · ')}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
