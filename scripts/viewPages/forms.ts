import type { TSchema } from 'typebox';
import type { Form } from '../../apps/server/src/http/wire/fault.ts';
import { schemaNamed } from '../../apps/server/src/http/wire/schema.ts';

/** Tables of fields, generated from the schemas that validate and document network messages. */

const MOST_VALUES = 16;
const SEAT_NAMES = new Set(['red', 'blue', 'yellow', 'green', 'white']);

export function formOf(schema: TSchema): Form {
  return schema as Form;
}

/** The field that names the variant of a union: constant in every variant, or else undefined. */
export function tagOf({ properties = {} }: Form): string | undefined {
  return Object.keys(properties).find((name) => 'const' in (properties[name] ?? {}));
}

export interface Field {
  readonly path: string;
  readonly form: Form;
  readonly isOptional: boolean;
}

/** All fields of a type, including those of unnamed nested objects; named types have their own table. */
export function fieldsOf(form: Form, path = ''): readonly Field[] {
  const { required = [] } = form;
  return Object.entries(withoutTwins(form)).flatMap(([name, each]) => {
    if ('const' in each) return [];
    const field = {
      path: path === '' ? name : `${path}.${name}`,
      form: each,
      isOptional: name !== '<seat>' && !required.includes(name),
    };
    return [field, ...innerFields(each, field.path)];
  });
}

/** Collapses the equal fields of an object keyed by seat into one row. */
function withoutTwins({ properties = {} }: Form): Readonly<Record<string, Form>> {
  const [first, ...others] = Object.values(properties);
  const isBySeat = others.length > 0 && Object.keys(properties).every((name) => SEAT_NAMES.has(name));
  const isSame = others.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return first && isBySeat && isSame ? { '<seat>': first } : properties;
}

function innerFields(form: Form, path: string): readonly Field[] {
  if (form.title !== undefined) return [];
  if (form.items) return Array.isArray(form.items) ? [] : innerFields(form.items as Form, `${path}[]`);
  if (form.anyOf) return form.anyOf.flatMap((each) => innerFields(each, `${path}${sayTag(each)}`));
  return fieldsOf(form, path);
}

function sayTag(form: Form): string {
  const tag = tagOf(form);
  return tag === undefined ? '' : `(${tag}: ${JSON.stringify(form.properties?.[tag]?.const)})`;
}

/** The named types mentioned in a type, in order of first mention. */
export function namesIn(form: Form, met: readonly string[] = []): readonly string[] {
  const inner: readonly Form[] = [
    ...Object.values(form.properties ?? {}),
    ...Object.values(form.patternProperties ?? {}),
    ...(form.anyOf ?? []),
    ...(form.items === undefined ? [] : Array.isArray(form.items) ? (form.items as Form[]) : [form.items as Form]),
  ];
  let names = met;
  for (const each of inner) {
    if (each.title === undefined) names = namesIn(each, names);
    else if (!names.includes(each.title)) names = namesIn(each, [...names, each.title]);
  }
  return names;
}

export function named(title: string): Form {
  const schema = schemaNamed(title);
  if (!schema) throw new Error(`no schema is called ${title}`);
  return formOf(schema);
}

/** The anchor of a type's table; types shared by all games have a heading without a game's name. */
function anchorOf(title: string): string {
  return title.replace(/^(?:Targi|Targets)(?=(?:Options|Move|View|Event|Score)$)/, '').toLowerCase();
}

/** The type of a value, linked if it has a table of its own. */
export function sayType(form: Form): string {
  if (form.title !== undefined) return `[${form.title}](#${anchorOf(form.title)})`;
  if (form.enum) return sayValues(form.enum);
  if ('const' in form) return code(form.const);
  if (form.anyOf) return [...new Set(form.anyOf.map(sayType))].join(' or ');
  if (Array.isArray(form.items)) return `[${(form.items as Form[]).map(sayType).join(', ')}]`;
  if (form.items) return `list of ${sayType(form.items as Form)}`;
  if (form.patternProperties) return `object of ${Object.values(form.patternProperties).map(sayType).join(' or ')}`;
  if (form.type === 'integer') return sayRange(form);
  return form.type ?? 'any';
}

function sayRange({ minimum, maximum }: Form): string {
  if (minimum === undefined) return 'whole number';
  return maximum === undefined ? `whole number ≥ ${minimum}` : `whole number, ${minimum} to ${maximum}`;
}

function sayValues(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map(code);
  return values.length > MOST_VALUES ? `${shown.slice(0, 3).join(', ')} … ${code(values.at(-1))}` : shown.join(', ');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function fieldTable(form: Form): string {
  return table(
    ['Field', 'Type', 'Meaning'],
    fieldsOf(form).map(({ path, form: each, isOptional }) => [
      `\`${path}\`${isOptional ? ' (may be absent)' : ''}`,
      sayType(each),
      describe(each),
    ]),
  );
}

/** A table for a union: its variants and their fields. */
export function variantTable(form: Form, head: string): string {
  return table(
    [head, 'Meaning', 'Its fields'],
    (form.anyOf ?? [form]).map((each) => {
      const tag = tagOf(each);
      const fields = fieldsOf(each).map(
        ({ path, form: field, isOptional }) =>
          `\`${path}\`${isOptional ? ' (may be absent)' : ''}: ${describe(field)} (${sayType(field)})`,
      );
      const kind = tag === undefined ? sayKind(each) : code(each.properties?.[tag]?.const);
      return [kind, describe(each), fields.length === 0 ? 'none' : fields.join('<br>')];
    }),
  );
}

/** The tag of a variant may have several values. */
function sayKind({ properties = {} }: Form): string {
  const first = Object.values(properties).find((each) => each.enum);
  return first ? sayValues(first.enum ?? []) : 'object';
}

export function describe(form: Form): string {
  const own = form.description ?? (form.title === undefined ? undefined : named(form.title).description);
  return own ?? '';
}
