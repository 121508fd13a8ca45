// Splits the catalogues of texts (features/X/messages.ts) in the build, so that people need not.
//
// An object is bundled whole: a page that shows one text of a feature would load all of them. So a
// group of texts (`export const deadlines = { title: '…' } as const`) becomes a module with one
// constant per text, of which the bundler keeps those that are used. Each file that imports a
// catalogue gets its own copy, so that a text is in the same file as the code that shows it: shared
// texts would be many small files, which every page would have to ask for.
//
// A build is of one language: the texts of messages.es.ts take the place of the English ones here.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { ENGLISH } from '#lib/language/language.ts';

const CATALOGUE = /\/messages\.ts$/;
/** The id of a part of a catalogue: the file, for which importer, and which part. */
const PART = /^([^?]+)\?texts=([^&]*)&(\w+)\.ts$/;
/** Parts that are not groups: what the file exports; its helpers, tables and single texts. */
const [WHOLE, REST] = ['0', '1'] as const;
const LANGUAGE_FILE = /\/lib\/language\/language\.ts$/;

type Catalogue = {
  /** The source of each text, by group and name. */
  groups: Map<string, Map<string, string>>;
  imports: { source: string; names: string[] }[];
  /** The file without its groups; what it declares, and which of that it exports. */
  rest: string;
  declared: string[];
  exported: string[];
};

/**
 * A table (an object with a type, in which a key is looked up) stays whole. In a translation all
 * objects have a type, so there `tablesToo`.
 */
function readCatalogue(code: string, { tablesToo }: { tablesToo: boolean }): Catalogue {
  const catalogue: Catalogue = {
    groups: new Map(),
    imports: [],
    rest: code,
    declared: [],
    exported: [],
  };
  // From the end, so that offsets stay right while groups are cut out.
  for (const statement of parseSync('messages.ts', code).program.body.toReversed()) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type')
      catalogue.imports.push({
        source: code.slice(statement.start, statement.end),
        names: statement.specifiers.map(({ local }) => local.name),
      });
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      catalogue.declared.push(declaration.id.name);
    if (declaration?.type !== 'VariableDeclaration') continue;
    const [{ id, init } = {}] = declaration.declarations;
    if (id?.type !== 'Identifier' || !init) continue;
    const isTable = id.typeAnnotation !== null && !tablesToo;
    const texts = isExport && !isTable ? readTexts(code, init) : undefined;
    if (texts) {
      catalogue.groups.set(id.name, texts);
      const { rest } = catalogue;
      catalogue.rest = rest.slice(0, statement.start) + rest.slice(statement.end);
    } else {
      catalogue.declared.push(id.name);
      if (isExport) catalogue.exported.push(id.name);
    }
  }
  return catalogue;
}

/** Undefined unless it is an object with plain keys. */
function readTexts(code: string, init: ESTree.Expression): Map<string, string> | undefined {
  const object = dropTypes(init);
  if (object.type !== 'ObjectExpression') return undefined;
  const texts = new Map<string, string>();
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed || property.method) return undefined;
    const { key, value } = property;
    const source = code.slice(value.start, value.end);
    texts.set(
      key.type === 'Identifier' ? key.name : String((key as ESTree.StringLiteral).value),
      // A text that is made by a call, such as '_'.repeat(36), would be in every copy.
      isPlain(value) ? source : `/* @__PURE__ */ (() => (${source}))()`,
    );
  }
  return texts;
}

const dropTypes = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? dropTypes(node.expression)
    : node;

function isPlain(value: ESTree.Expression): boolean {
  const node = dropTypes(value);
  if (node.type === 'ArrayExpression')
    return node.elements.every((one) => one && one.type !== 'SpreadElement' && isPlain(one));
  if (node.type === 'ObjectExpression')
    return node.properties.every((one) => one.type === 'Property' && isPlain(one.value));
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return ['Literal', 'ArrowFunctionExpression', 'Identifier'].includes(node.type);
}

type Source = { file: string; catalogue: Catalogue };
type Part = {
  english: Source;
  translation?: Source;
  toName: (file: string, part: string) => string;
};

const toId = (file: string, reader: string, part: string) => `${file}?texts=${reader}&${part}.ts`;
const mentions = (source: string, name: string) => new RegExp(`\\b${name}\\b`).test(source);
const writeImport = (names: string[], from: string) =>
  names.length > 0 ? `import { ${names.join(', ')} } from ${from};\n` : '';

function writeWhole({ english: { file, catalogue }, translation, toName }: Part): string {
  const groups = [...catalogue.groups.keys()].map(
    (group) => `export * as ${group} from ${toName(file, group)};`,
  );
  const others = catalogue.exported.map((name) => {
    if (translation?.catalogue.groups.has(name))
      return `import { ${name} as $${name} } from ${toName(file, REST)};
        import * as own$${name} from ${toName(translation.file, name)};
        export const ${name} = { ...$${name}, ...own$${name} };`;
    const owner = translation?.catalogue.exported.includes(name) ? translation.file : file;
    return `export { ${name} } from ${toName(owner, REST)};`;
  });
  return [...groups, ...others].join('\n');
}

function writeRest({ english: { file, catalogue }, toName }: Part): string {
  const { rest, groups, declared, exported } = catalogue;
  const named = [...groups.keys()].filter((group) => mentions(rest, group));
  const inner = declared.filter((name) => !exported.includes(name));
  return `${writeImport(named, toName(file, WHOLE))}${rest}\nexport { ${inner.join(', ')} };`;
}

function writeGroup(group: string, { english, translation, toName }: Part): string {
  const { file, catalogue } = english;
  const texts = [...(catalogue.groups.get(group) ?? [])];
  const translated = translation?.catalogue.groups.get(group);
  const code = texts.map(([, source]) => source).join('\n');
  const others = [...catalogue.groups.keys()].filter((name) => name !== group);
  return [
    ...catalogue.imports
      .filter(({ names }) => names.some((name) => mentions(code, name)))
      .map(({ source }) => source),
    writeImport(
      catalogue.declared.filter((name) => mentions(code, name)),
      toName(file, REST),
    ),
    writeImport(
      others.filter((name) => mentions(code, name)),
      toName(file, WHOLE),
    ),
    ...texts.map(([name, source], index) =>
      translation && translated?.has(name)
        ? `export { ${JSON.stringify(name)} } from ${toName(translation.file, group)};`
        : `const $${index} = ${source}; export { $${index} as ${JSON.stringify(name)} };`,
    ),
  ].join('\n');
}

const writeLanguage = (language: string) =>
  `export const ENGLISH = '${ENGLISH}'; export const getLanguage = () => '${language}';`;

/** `language`: of the texts; not given for English. */
export function splitCatalogues(root: string, language?: string): Plugin {
  const sources = new Map<string, Source>();
  function read(file: string): Source {
    let source = sources.get(file);
    if (!source) {
      const code = readFileSync(file, 'utf8');
      source = { file, catalogue: readCatalogue(code, { tablesToo: !CATALOGUE.test(file) }) };
      sources.set(file, source);
    }
    return source;
  }
  function findTranslation(file: string): Source | undefined {
    const path = join(dirname(file), `messages.${language}.ts`);
    return language && path !== file && existsSync(path) ? read(path) : undefined;
  }
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || language !== undefined,
    buildStart: () => sources.clear(),
    async resolveId(id, importer, options) {
      if (!importer) return null;
      if (PART.test(id)) return { id, moduleSideEffects: false };
      const [, catalogue, reader] = PART.exec(importer) ?? [];
      if (!catalogue && !CATALOGUE.test(id)) return null;
      const resolved = await this.resolve(id, catalogue ?? importer, options);
      if (!resolved || resolved.external) return resolved;
      const readBy = reader ?? relative(root, importer.replace(/\?.*/, ''));
      return {
        ...resolved,
        id: CATALOGUE.test(resolved.id) ? toId(resolved.id, readBy, WHOLE) : resolved.id,
        // What texts are made with is pure: unused, it is left out.
        moduleSideEffects: false,
      };
    },
    load: {
      filter: { id: [PART, LANGUAGE_FILE] },
      handler(id) {
        if (LANGUAGE_FILE.test(id)) return writeLanguage(language ?? ENGLISH);
        const [, file = '', reader = '', which = ''] = PART.exec(id) ?? [];
        const part: Part = {
          english: read(file),
          translation: findTranslation(file),
          toName: (path, name) => JSON.stringify(toId(path, reader, name)),
        };
        const write = { [WHOLE]: writeWhole, [REST]: writeRest }[which];
        const code = write ? write(part) : writeGroup(which, part);
        return { code, moduleType: 'ts', map: null };
      },
    },
  };
}
