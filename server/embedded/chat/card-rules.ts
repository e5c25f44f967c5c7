type Fields = Record<string, unknown>;

/** The largest message that Teams accepts. Source: Microsoft, Limits and specifications for Teams. */
const BYTES_MAX = 28 * 1024;

/** The fields of elements, actions and choices in Adaptive Cards 1.5. Source: adaptivecards.io, schema explorer. */
const fieldNames: Record<string, readonly string[]> = {
  AdaptiveCard: ['version', 'body', 'actions'],
  RichTextBlock: ['inlines'],
  TextRun: ['text', 'size', 'weight', 'isSubtle', 'color'],
  'Input.ChoiceSet': ['id', 'choices', 'label', 'style', 'isMultiSelect', 'placeholder', 'value'],
  'Input.Text': ['id', 'label', 'isMultiline', 'maxLength', 'value'],
  'Action.Execute': ['title', 'verb', 'data', 'associatedInputs'],
  'Action.OpenUrl': ['title', 'url'],
  'Action.ShowCard': ['title', 'card'],
};

/** Returns why Teams would refuse a card; null if it accepts it. */
export function faultOfCard(card: unknown): string | null {
  if (Buffer.byteLength(JSON.stringify(card) ?? '') > BYTES_MAX) return 'too large';
  const { type, version } = Object(card);
  if (type !== 'AdaptiveCard' || version !== '1.5') return 'not an Adaptive Card 1.5';
  const parts = partsOf(card as Fields);
  const ids = parts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) return 'an id twice';
  return parts.map(faultOfPart).find((fault) => fault !== null) ?? null;
}

/** Returns a part of a card, and everything within it. */
function partsOf(part: Fields): Fields[] {
  const within = [part.body, part.actions, part.inlines, part.card ? [part.card] : []].flat() as Fields[];
  return [part, ...within.filter(Boolean).flatMap(partsOf)];
}

function faultOfPart(part: Fields): string | null {
  const { type, ...fields } = part;
  const names = fieldNames[String(type)];
  if (!names) return `an unknown ${String(type)}`;
  const odd = Object.keys(fields).find((name) => !names.includes(name));
  if (odd !== undefined) return `${String(type)}: ${odd}`;
  return rules[String(type)]?.(fields) ?? null;
}

const rules: Record<string, (fields: Fields) => string | null> = {
  TextRun: ({ text }) => (typeof text === 'string' && text !== '' ? null : 'a text of nothing'),
  'Input.ChoiceSet'({ id, choices, label, value, isMultiSelect }) {
    const list = (choices as Fields[]) ?? [];
    const values = list.map((choice) => choice.value);
    if (typeof id !== 'string' || typeof label !== 'string') return 'an input without id or label';
    if (list.length === 0 || new Set(values).size < values.length) return 'choices';
    const isOdd = list.some((choice) => typeof choice.title !== 'string' || typeof choice.value !== 'string');
    const selection =
      value === undefined ? [] : isMultiSelect && typeof value === 'string' ? value.split(',') : [value];
    return isOdd || selection.some((one) => !values.includes(one)) ? 'a choice' : null;
  },
  'Input.Text': ({ id, label }) =>
    typeof id === 'string' && typeof label === 'string' ? null : 'an input without id or label',
  'Action.Execute': ({ title, verb }) => (typeof title === 'string' && typeof verb === 'string' ? null : 'an action'),
  'Action.OpenUrl': ({ url }) => (URL.canParse(String(url)) ? null : 'an address'),
  AdaptiveCard: ({ actions }) => (((actions as unknown[]) ?? []).length > 6 ? 'more than six actions' : null),
};
