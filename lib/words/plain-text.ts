/** Characters that are invisible and useless at the ends of a text: spaces, fillers, zero-width characters. */
const edge = '[\\s\\u00ad\\u115f\\u1160\\u180e\\u200b\\u2060-\\u2064\\u2800\\u3164\\uffa0]+';
const edges = new RegExp(`^${edge}|${edge}$`, 'gu');

/** Every invisible character, anywhere, including layout, direction and variation marks. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** Invisible characters without spaces, and without the marks and joiners that letters need. */
const unseenInWord = /(?![\s\p{M}\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Returns whether a text is invisible, even if it has a joiner or a direction mark.
 * @example isBlank(' \u200b ') // true
 */
export function isBlank(text: string): boolean {
  return text.replace(unseen, '') === '';
}

/**
 * Returns a text without invisible characters at its ends, empty if it has no others. Characters inside stay, because
 * some of them join letters and emoji.
 * @example trimText('\u200b Ops \u2800') // 'Ops'
 */
export function trimText(text: string): string {
  return isBlank(text) ? '' : text.replace(edges, '');
}

/**
 * Returns a text in the form of an email address or a number: without invisible characters, and without spaces at its
 * ends.
 * @example withoutUnseen('\u202azoe\u00ad@harbour.test\u202c') // 'zoe@harbour.test'
 */
export function withoutUnseen(text: string): string {
  return text
    .replace(/(?:\u200c|\u200d|\p{Variation_Selector})/gu, '')
    .replace(unseenInWord, '')
    .trim();
}

/**
 * Returns a text with the digits of any script as ASCII digits.
 * @example withPlainDigits('٠٩:３０') // '09:30'
 */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf);
}

/** Returns a digit of any script as 0–9; the digits of a script are consecutive, beginning with zero. */
function digitOf(sign: string): string {
  const place = sign.codePointAt(0) ?? 0;
  let zero = place;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((place - zero) % 10);
}

/** Quotation marks in our users' languages. */
const quotes = '"“”„«»‹›\'‘’‚';
/** What surrounds an email address in a text or in a list; a dot before it would be part of the address. */
const before = new RegExp(`^[\\s<([,;${quotes}]+`);
const behind = new RegExp(`[\\s>)\\],;:.${quotes}]+$`);

/** With the person's name before it, in brackets. */
const withName = /^([^<>]*)[<([]([^<>()[\]]*)[>)\]][\s,;.]*$/;

/** A longer text isn't an email address, even if it contains one. */
const longest = 1000;

const one = /^[^\s@<>()[\],;|/"]+@[^\s@<>()[\],;|/"]+$/;

/**
 * Returns the email address in a pasted text. It may have a name before it, be a link, or be in quotation marks or
 * brackets. A list's separator or the end of a sentence may follow. A text that isn't a single address stays as it is.
 * @example readAddress('Pia Lind <pia@harbour.test>;') // 'pia@harbour.test'
 * @example readAddress('pia@harbour.test, tom@harbour.test') // 'pia@harbour.test, tom@harbour.test'
 */
export function readAddress(text: string): string {
  const plain = withNarrowSigns(withoutUnseen(text));
  if (plain.length > longest) return plain;
  const [, name = '', bracketed] = withName.exec(plain) ?? [];
  const address = bare(bracketed ?? plain);
  // Mail programs use an email address as its own name; a different one before it makes two.
  const isOne = one.test(address) && (!/\S@\S/.test(name) || bare(name) === address);
  return isOne ? address : plain;
}

/**
 * Returns the email addresses of a pasted list, each once. An invalid word with an @ stays, so that the form can say
 * so.
 * @example readAddresses('Pia Lind <pia@harbour.test>, mailto:tom@harbour.test') // ['pia@harbour.test', 'tom@harbour.test']
 */
export function readAddresses(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter((word) => word.includes('@'));
  return [...new Set(words.map(readAddress))];
}

function bare(text: string): string {
  return text
    .replace(before, '')
    .replace(behind, '')
    .replace(/^mailto:([^?]*)(?:\?.*)?$/is, '$1');
}

/** Returns a text with full-width characters, which East Asian keyboards write in an email address, as narrow ones. */
function withNarrowSigns(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.');
}

/**
 * Returns a person's name as it is stored: composed, with ordinary spaces, hyphens and apostrophes instead of those
 * that keyboards and autocorrection produce. Of invisible characters, only joiners and marks inside the name stay.
 * @example plainName(' Rene\u0301\u00a0Noe\u0308l ') // 'René Noël'
 * @example plainName('D´Angelo–Li') // 'D’Angelo-Li'
 */
export function plainName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(unseenInWord, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[`\u00b4\u2018\u2032\uff07]/g, '’')
    .replace(/\p{Zs}/gu, ' ');
  return plain.replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '');
}

/** Endings of web addresses that mail programs turn into links, in addition to the countries' endings. */
const endings =
  /^(com|net|org|info|biz|edu|gov|mil|int|app|dev|xyz|top|shop|site|online|store|club|page|link|live|pro|tech|cloud|digital|agency|click|zip|mov)$/;

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Returns whether a text contains something that mail programs turn into a link: a scheme, `www.`, or a word that ends
 * like a domain. Dots of ordinary names, as in “St. John” and “Node.js”, don't count.
 *
 * @example holdsWebAddress('Prizes at win.example.com') // true
 */
export function holdsWebAddress(text: string): boolean {
  if (/:\/\/|\bwww\./i.test(text)) return true;
  return [...text.matchAll(/(?<=[\p{L}\p{N}-])\.([a-z]{2,10})(?![\p{L}\p{N}-])/giu)].some(([, ending = '']) => {
    const lower = ending.toLowerCase();
    return (
      endings.test(lower) || lower === 'uk' || (lower.length === 2 && regions.of(lower.toUpperCase()) !== undefined)
    );
  });
}
