import * as z from 'zod';

/** The part of JSON Schema that describes inputs. */
export interface Shape {
  type?: string;
  title?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
}

const shapes = new WeakMap<z.ZodType, Shape>();

/** Returns a schema's input as JSON Schema without references; computed once per schema. */
export function inputShape(schema: z.ZodType): Shape {
  const shape = shapes.get(schema);
  if (shape) return shape;
  const { $defs = {}, ...top } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const whole = (part: unknown): Shape =>
    JSON.parse(JSON.stringify(part), (_, value) => (value?.$ref ? whole($defs[value.$ref.slice(8)]) : value));
  shapes.set(schema, whole(top));
  return whole(top);
}

/** Returns a union's alternatives, or the shape itself if it isn't a union. */
export function alternatives(shape: Shape): Shape[] {
  return (shape.anyOf ?? shape.oneOf)?.flatMap(alternatives) ?? [shape];
}

/** Returns the shape of a field or, for a number, of a list's entries; undefined if no alternative has one. */
export function within(shape: Shape, key: PropertyKey): Shape | undefined {
  const fieldShapes = alternatives(shape).flatMap(({ properties = {}, additionalProperties, items }) => {
    if (typeof key === 'number') return items ?? [];
    if (Object.hasOwn(properties, key)) return properties[String(key)] ?? [];
    return typeof additionalProperties === 'object' ? additionalProperties : [];
  });
  return fieldShapes.length > 1 ? { anyOf: fieldShapes } : fieldShapes[0];
}
