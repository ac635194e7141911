import { parse, type Program } from 'acorn';
import { api, builtins, type Features, isMissing, missingIn } from './compat.ts';

/** Supported by all engines of the floor: class fields and static blocks, top-level await, lookbehind. */
export const PROGRAM_VERSION = 2022;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Every node of a syntax tree. */
function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    yield node as Node;
    for (const value of Object.values(node)) if (typeof value === 'object') yield* nodesOf(value);
  }
}

/** Not used by the page, but with members named like ours. */
const UNUSED = /^(XR|GPU|Temporal)/;

/** Methods of any interface or built-in by name: `map` belongs to several. */
const members = new Map<string, Features[]>();
for (const [owner, itsMembers] of [...Object.entries(api), ...Object.entries(builtins)]) {
  if (UNUSED.test(owner)) continue;
  for (const [name, member] of Object.entries(itsMembers)) {
    if (name === '__compat' || name.endsWith('_static') || name.endsWith('_event')) continue;
    members.set(name, [...(members.get(name) ?? []), member]);
  }
}

function staticMember(owner: string, name: string): Features | undefined {
  const known = api[owner] ?? builtins[owner];
  return known?.[`${name}_static`] ?? known?.[name];
}

function nameIn(node: unknown): string | undefined {
  const { type, name, value } = (node ?? {}) as Node;
  if (type === 'Identifier' && typeof name === 'string') return name;
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}

/**
 * Names that a browser of the floor does not support, with those browsers: constructors, static members, and methods that it supports on no object.
 * The receiver of a method call is unknown here, so a method of ours may share its name with a new one.
 */
export function newNamesIn(program: Program): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const check = (name: string, feature: Features | undefined) => {
    if (isMissing(feature)) found.set(name, missingIn(feature));
  };
  for (const node of nodesOf(program)) {
    if (node.type === 'NewExpression') {
      const name = nameIn(node['callee']);
      if (name !== undefined) check(name, api[name] ?? builtins[name]);
    }
    const member = node.type === 'CallExpression' ? (node['callee'] as Node) : node;
    if (member.type !== 'MemberExpression' || member['computed']) continue;
    const property = nameIn(member['property']) ?? '';
    const owner = (member['object'] as Node).type === 'Identifier' ? nameIn(member['object']) : undefined;
    const known = owner === undefined ? undefined : staticMember(owner, property);
    if (known) check(`${owner}.${property}`, known);
    else if (node.type === 'CallExpression') {
      const all = members.get(property) ?? [];
      if (all.length > 0 && all.every(isMissing)) check(`.${property}()`, all[0]);
    }
  }
  return found;
}

export function parseProgram(source: string, kind: 'module' | 'classic'): Program {
  return kind === 'module'
    ? parse(source, { ecmaVersion: PROGRAM_VERSION, sourceType: 'module' })
    : parse(source, { ecmaVersion: 5, sourceType: 'script' });
}
