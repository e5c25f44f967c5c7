import type { JsonSchema } from '#/lib/domain/reference/page/call.present.ts';

/** A field as readers see it. */
export interface FieldView {
  name: string;
  /** The type in words, such as `integer`, `string or null`, `Person[]`. */
  type: string;
  isRequired: boolean;
  description: string | null;
  /** The limits of the value, such as “from 1 to 7”. */
  facts: string[];
  /** The fields of an object, or of the objects in a list. */
  fields: FieldView[];
  /** The shape that lists its fields, if it is shown separately. */
  shape: string | null;
}

/** The fields of one form; a body or an answer may have one of several forms. */
export type FormView = FieldView[];

/** Shapes with more fields than this are shown once, separately. */
const INLINE_FIELDS = 3;

/** What reading a JSON Schema needs: the shapes it refers to, and `apart`, which collects those to show separately. */
export interface FieldReader {
  shapes: Readonly<Record<string, JsonSchema>>;
  apart: Set<string>;
}

/** Returns the fields of an object, or of each of its possible forms; null for anything else. */
export function presentForms(reader: FieldReader, schema: JsonSchema): FormView[] {
  const whole = resolved(reader, schema).schema;
  const forms = optionsOf(whole).map((option) => resolved(reader, option).schema);
  const objects = (forms.length > 0 ? forms : [whole]).filter(({ properties }) => properties);
  return objects.map((object) => presentFields(reader, object));
}

function presentFields(reader: FieldReader, { properties = {}, required = [] }: JsonSchema): FieldView[] {
  return Object.entries(properties).map(([name, property]) => {
    const schema = property as JsonSchema;
    return { name, isRequired: required.includes(name), ...presentValue(reader, schema) };
  });
}

type ValueView = Omit<FieldView, 'name' | 'isRequired'>;

function presentValue(reader: FieldReader, source: JsonSchema): ValueView {
  const { schema, name } = resolved(reader, source);
  const description = source.description ?? schema.description ?? null;
  const options = optionsOf(schema);
  const values = options.filter(({ type }) => type !== 'null').map((option) => presentValue(reader, option));
  if (values.length > 0) {
    const types = [...new Set(options.map((option) => presentValue(reader, option).type))].toSorted(nullLast);
    const facts = [...new Set(values.flatMap((value) => value.facts)), ...factsOf({ default: schema.default })];
    const [one = { fields: [], shape: null }] = values.filter(({ fields, shape }) => fields.length > 0 || shape);
    return { type: types.join(' or '), description, facts, fields: one.fields, shape: one.shape };
  }
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    const entry = presentValue(reader, schema.items as JsonSchema);
    return { ...entry, type: `${entry.type}[]`, description, facts: [...factsOf(schema), ...entry.facts] };
  }
  if (typeof schema.additionalProperties === 'object') {
    const entry = presentValue(reader, schema.additionalProperties);
    return { ...entry, type: `object of ${entry.type}`, description, facts: [...entry.facts, ...factsOf(schema)] };
  }
  const count = Object.keys(schema.properties ?? {}).length;
  if (name && count > INLINE_FIELDS) {
    reader.apart.add(name);
    return { type: name, description, facts: [], fields: [], shape: name };
  }
  return {
    type: typeOf(schema),
    description,
    facts: factsOf(schema),
    fields: presentFields(reader, schema),
    shape: null,
  };
}

function nullLast(a: string, b: string): number {
  return Number(a === 'null') - Number(b === 'null');
}

/** Returns the schema behind a reference, and several schemas that apply together as one object. */
function resolved(
  { shapes }: Pick<FieldReader, 'shapes'>,
  schema: JsonSchema,
): { schema: JsonSchema; name: string | null } {
  const name = schema.$ref?.split('/').at(-1) ?? null;
  const shape = (name && shapes[name]) || schema;
  if (!shape.allOf) return { schema: shape, name };
  const parts = shape.allOf.map((part) => resolved({ shapes }, part as JsonSchema).schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  return {
    schema: { ...shape, type: 'object', properties, required: parts.flatMap((part) => part.required ?? []) },
    name,
  };
}

/** Returns the alternatives of a schema, forms or types; empty if there is only one. */
function optionsOf({ anyOf, oneOf, type, ...rest }: JsonSchema): JsonSchema[] {
  if (anyOf || oneOf) return (anyOf ?? oneOf) as JsonSchema[];
  return Array.isArray(type)
    ? type.map((one) => (one === 'null' ? { type: one } : { ...rest, type: one }) as JsonSchema)
    : [];
}

function typeOf({ type, format, enum: values }: JsonSchema): string {
  if (format === 'binary') return 'file';
  if (format === 'date-time' || format === 'uuid') return format;
  return String(type ?? (values ? 'string' : 'anything'));
}

function factsOf(schema: JsonSchema): string[] {
  const { enum: values, const: only, minimum, maximum, minItems, maxItems, maxLength } = schema;
  return [
    ...(values ? [`one of ${values.map(String).join(', ')}`] : []),
    ...(only === undefined ? [] : [`always ${JSON.stringify(only)}`]),
    // Ids are positive, which doesn't need mentioning.
    ...(minimum !== undefined && minimum <= 1 && maximum === undefined ? [] : range(minimum, maximum, '')),
    ...range(minItems, maxItems, maxItems === undefined && minItems === 1 ? ' entry' : ' entries'),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}

function range(from: number | undefined, to: number | undefined, unit: string): string[] {
  if (from !== undefined && to !== undefined) return [`from ${from} to ${to}${unit}`];
  if (to !== undefined) return [`up to ${to}${unit}`];
  return from === undefined ? [] : [`at least ${from}${unit}`];
}
