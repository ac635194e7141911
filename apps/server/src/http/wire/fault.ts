import type { OnlineError } from '@caravanserai/contract';
import type { TSchema } from 'typebox';

/** The subset of JSON Schema that our schemas use. */
export interface Form {
  readonly title?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Form[];
  readonly properties?: Readonly<Record<string, Form>>;
  readonly patternProperties?: Readonly<Record<string, Form>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly maxProperties?: number;
  readonly items?: Form | readonly Form[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly description?: string;
}
type Fields = Readonly<Record<string, unknown>>;

export interface Fault {
  readonly path: string; // a JSON Pointer
  readonly expected: string;
}

const MOST_NAMED = 24;

/** The first place where a value does not match its schema, and the expected value. */
export function faultIn(schema: TSchema, value: unknown, path = ''): Fault | undefined {
  return faultOf(schema as Form, value, path);
}

/** `where` names the input, such as `body` or `message`. */
export function malformed(where: string, { path, expected }: Fault): OnlineError {
  return { code: 'malformed', path, detail: `${where}${path} ${expected}` };
}

function faultOf(form: Form, value: unknown, path: string): Fault | undefined {
  const isWrong = (wrong: boolean): Fault | undefined =>
    wrong ? { path, expected: `must be ${sayForm(form)}` } : undefined;
  if (form.anyOf) return faultOfUnion(form.anyOf, value, path);
  if (form.enum) return isWrong(!form.enum.includes(value));
  if ('const' in form) return isWrong(value !== form.const);
  switch (form.type) {
    case 'object':
      return isWrong(!isObject(value)) ?? faultOfFields(form, value as Fields, path);
    case 'array':
      return isWrong(!Array.isArray(value)) ?? faultOfItems(form, value as readonly unknown[], path);
    case 'integer':
    case 'number': {
      const { minimum = -Infinity, maximum = Infinity } = form;
      const isNumber = form.type === 'integer' ? Number.isInteger(value) : typeof value === 'number';
      return isWrong(!isNumber || Number(value) < minimum || Number(value) > maximum);
    }
    case 'string': {
      const { minLength = 0, maxLength = Infinity, pattern = '' } = form;
      if (typeof value !== 'string') return isWrong(true);
      const { length } = [...value];
      const expected = `must be a string${sayRange(minLength, maxLength)} characters long`;
      if (length < minLength || length > maxLength) return { path, expected };
      return new RegExp(pattern, 'u').test(value) ? undefined : { path, expected: `must match ${pattern}` };
    }
    case 'boolean':
      return isWrong(typeof value !== 'boolean');
    case 'null':
      return isWrong(value !== null);
    default:
      return undefined;
  }
}

/** Compares with the variant that the value's discriminating field names. */
function faultOfUnion(forms: readonly Form[], value: unknown, path: string): Fault | undefined {
  const faults = forms.map((form) => faultOf(form, value, path));
  if (faults.includes(undefined)) return undefined;
  const tags = forms.flatMap(({ properties = {} }) => Object.entries(properties).filter(([, each]) => 'const' in each));
  const tag = tags[0]?.[0];
  if (tag === undefined || !isObject(value)) return { path, expected: `must be ${sayAnyOf(forms)}` };
  const meant = faults.filter((_, i) => forms[i]?.properties?.[tag]?.const === value[tag]);
  if (meant.length === 0) {
    const known = new Set(tags.filter(([name]) => name === tag).map(([, { const: kind }]) => kind));
    return { path: `${path}/${tag}`, expected: `must be ${sayOneOf([...known])}` };
  }
  return meant.toSorted((a, b) => (b?.path.length ?? 0) - (a?.path.length ?? 0))[0];
}

function faultOfFields(form: Form, value: Fields, path: string): Fault | undefined {
  const { properties = {}, patternProperties = {}, required = [], additionalProperties } = form;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined)
    return { path: `${path}/${missing}`, expected: `is missing: it must be ${sayForm(properties[missing] ?? {})}` };
  const isKnown = (name: string) =>
    Object.hasOwn(properties, name) ||
    Object.keys(patternProperties).some((pattern) => new RegExp(pattern, 'u').test(name));
  const unknown = additionalProperties === false ? Object.keys(value).find((name) => !isKnown(name)) : undefined;
  if (unknown !== undefined)
    return {
      path: `${path}/${pointer(unknown)}`,
      expected: `is unknown: the fields are ${Object.keys(properties).join(', ') || 'none'}`,
    };
  const most = form.maxProperties ?? Infinity;
  if (Object.keys(value).length > most) return { path, expected: `must have at most ${most} fields` };
  for (const [name, each] of Object.entries(value)) {
    const [inner] = Object.hasOwn(properties, name) ? [properties[name]] : Object.values(patternProperties);
    const fault = inner && faultOf(inner, each, `${path}/${pointer(name)}`);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfItems(
  { items, minItems = 0, maxItems = Infinity }: Form,
  value: readonly unknown[],
  path: string,
): Fault | undefined {
  if (value.length < minItems) return { path, expected: `must have at least ${minItems} items` };
  if (value.length > maxItems) return { path, expected: `must have at most ${maxItems} items` };
  for (const [i, each] of value.entries()) {
    const inner = Array.isArray(items) ? (items as readonly Form[])[i] : (items as Form | undefined);
    const fault = inner && faultOf(inner, each, `${path}/${i}`);
    if (fault) return fault;
  }
  return undefined;
}

/** A short phrase to follow «must be». */
function sayForm(schema: TSchema | Form): string {
  const form = schema as Form;
  if (form.enum) return sayOneOf(form.enum);
  if ('const' in form) return JSON.stringify(form.const);
  if (form.anyOf) return sayAnyOf(form.anyOf);
  const { minimum, maximum } = form;
  switch (form.type) {
    case 'integer':
      return `a whole number${sayRange(minimum, maximum)}`;
    case 'number':
      return `a number${sayRange(minimum, maximum)}`;
    case 'string':
      return 'a string';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    default:
      return 'a value';
  }
}

function sayAnyOf(forms: readonly Form[]): string {
  return [...new Set(forms.map(sayForm))].join(' or ');
}

function sayRange(least = -Infinity, most = Infinity): string {
  if (least > -Infinity && most < Infinity) return ` from ${least} to ${most}`;
  if (least > -Infinity) return ` of at least ${least}`;
  return most < Infinity ? ` of at most ${most}` : '';
}

function sayOneOf(values: readonly unknown[]): string {
  const [first, ...others] = values.slice(0, MOST_NAMED).map((value) => JSON.stringify(value));
  const more = values.length > MOST_NAMED ? `, … (${values.length} in all)` : '';
  return others.length === 0 ? String(first) : `one of ${[first, ...others].join(', ')}${more}`;
}

function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
