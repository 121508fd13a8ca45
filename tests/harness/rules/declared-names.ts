// Every name that a source file declares: variables, parameters, functions, classes and types.
// Property names are not declarations: some of them are columns, settings and fields of the API,
// which keep their names.
import { parseSync } from 'vite';

export type DeclaredName = { name: string; offset: number };

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The fields of a node that hold the names it declares. */
const DECLARING_FIELDS: Record<string, string[]> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSEnumDeclaration: ['id'],
  CatchClause: ['param'],
};

export function listDeclaredNames(file: string, text: string): DeclaredName[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const names: DeclaredName[] = [];

  function declare(pattern: unknown): void {
    if (Array.isArray(pattern)) for (const inner of pattern) declare(inner);
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier')
      names.push({ name: String(pattern.name), offset: pattern.start });
    else if (pattern.type === 'ObjectPattern') declare(pattern.properties);
    // `{ held }` takes its name from the property.
    else if (pattern.type === 'Property') declare(pattern.shorthand ? undefined : pattern.value);
    else if (pattern.type === 'ArrayPattern') declare(pattern.elements);
    else if (pattern.type === 'AssignmentPattern') declare(pattern.left);
    else if (pattern.type === 'RestElement') declare(pattern.argument);
  }

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const inner of value) visit(inner);
    if (!isNode(value)) return;
    for (const field of DECLARING_FIELDS[value.type] ?? []) declare(value[field]);
    for (const key in value) if (typeof value[key] === 'object') visit(value[key]);
  }

  visit(program);
  return names;
}
