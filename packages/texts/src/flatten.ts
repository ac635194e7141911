/** Texts by part and name, as the language files hold them. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every text with its key path. */
export function flatten(tree: Tree, prefix = ''): (readonly [path: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}
