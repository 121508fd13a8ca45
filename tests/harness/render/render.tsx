// Renders one component like the server, inside a router that is idle, busy or has data, and
// queries the markup like a screen reader: by role, name and description. No DOM is needed: React
// writes well-formed markup, and the parser throws otherwise.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createRoutesStub,
  UNSAFE_FetchersContext as Fetchers,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  UNSAFE_DataRouterNavigationContext as NavigationState,
} from 'react-router';

type Options = {
  /** The URL path of the page. */
  path?: string;
  /** A form with these fields is being posted. */
  submitting?: Record<string, string>;
  /** Another page is loading, or this one is being revalidated. */
  loading?: boolean;
  /** State and data of all fetchers of the component. */
  fetcher?: { busy?: boolean; sends?: Record<string, string>; data?: unknown };
};

type Element = {
  tag: string;
  attrs: Record<string, string>;
  children: (Element | string)[];
  parent?: Element;
};

/** Too long for any line. */
export const LONG_WORD = 'w'.repeat(300);
/** Dangerous if it is not escaped. */
export const HOSTILE = `<img src=x onerror="alert(1)"> & 'quoted' </p><script>alert(2)</script>`;

export function render(
  element: ReactNode,
  { path = '/', submitting, loading = false, fetcher = {} }: Options = {},
) {
  const createSubmission = (fields: Record<string, string>) => ({
    state: 'submitting',
    formMethod: 'POST',
    formAction: path,
    formEncType: 'application/x-www-form-urlencoded',
    formData: createFormData(fields),
    json: undefined,
    text: undefined,
  });
  const location = { pathname: path, search: '', hash: '', state: null, key: 'next' };
  const navigation = submitting
    ? createSubmission(submitting)
    : { ...IDLE_NAVIGATION, ...(loading && { state: 'loading' }) };
  const router = {
    navigation: { ...navigation, location },
    revalidation: loading ? 'loading' : 'idle',
  };
  const anyFetcher = {
    get: () => (fetcher.busy ? createSubmission(fetcher.sends ?? {}) : IDLE_FETCHER),
  };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <NavigationState value={router as never}>
          <Fetchers
            value={{ fetchers: anyFetcher, fetcherData: { get: () => fetcher.data } } as never}
          >
            {element}
          </Fetchers>
        </NavigationState>
      ),
    },
  ]);
  return readPage(renderToStaticMarkup(<Stub initialEntries={[path]} />));
}

function createFormData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function readPage(html: string) {
  const root = parse(html);
  const elements = listDescendants(root);
  const audibleElements = elements.filter((one) => !isHidden(one));
  const findById = (id: string) => elements.find(({ attrs }) => attrs.id === id);
  const splitIds = (text = '') => text.split(/\s+/).filter(Boolean);
  const getReferencedTexts = (ids: string | undefined) =>
    splitIds(ids).map((id) => getText(findById(id) ?? root.missing(id)));
  const findLabel = ({ attrs, parent }: Element) =>
    elements.find(
      ({ tag, attrs: { for: id } }) => tag === 'label' && id !== undefined && id === attrs.id,
    ) ?? findAncestor(parent, 'label');
  const findInside = (element: Element, tag: string) =>
    listDescendants(element).find((one) => one.tag === tag);

  function getName(element: Element): string {
    const { tag, attrs } = element;
    if (attrs['aria-labelledby']) return getReferencedTexts(attrs['aria-labelledby']).join(' ');
    if (attrs['aria-label']) return attrs['aria-label'];
    const namingElement = CONTROLS.includes(tag)
      ? findLabel(element)
      : NAMED_BY[tag]
        ? findInside(element, NAMED_BY[tag])
        : undefined;
    if (namingElement) return getText(namingElement, CONTROLS);
    return CONTROLS.includes(tag) || GROUPS.includes(tag)
      ? (attrs.title ?? '')
      : getText(element) || (attrs.title ?? '');
  }
  const all = (role: string, name?: string | RegExp) =>
    audibleElements.filter(
      (one) => getRole(one) === role && (name === undefined || matches(getName(one), name)),
    );
  const getOnly = (matching: Element[], description: string, candidates: Element[]) => {
    if (matching.length === 1 && matching[0]) return matching[0];
    throw new Error(
      `${matching.length} of ${description}; there is: ${candidates.map(getName).join(' | ') || 'none'}`,
    );
  };
  return {
    html,
    elements,
    /** The text that a screen reader reads. */
    text: getText(root),
    all,
    names: (role: string) => all(role).map(getName),
    /** The texts of all elements with a role. */
    says: (role: string) => all(role).map((one) => getText(one)),
    /** The only element with this role and name. */
    get: (role: string, name?: string | RegExp) =>
      getOnly(all(role, name), `${role} ${name ?? ''}`, all(role)),
    /** The only form control with this label. */
    field(label: string | RegExp) {
      const fields = audibleElements.filter(
        ({ tag, attrs }) => CONTROLS.includes(tag) && attrs.type !== 'hidden',
      );
      const matching = fields.filter((one) => matches(getName(one), label));
      return getOnly(matching, `field ${label}`, fields);
    },
    /** The values of hidden fields with this name. */
    sends: (name: string) =>
      elements
        .filter(({ attrs }) => attrs.type === 'hidden' && attrs.name === name)
        .map(({ attrs }) => attrs.value),
    /** The accessible description of an element. */
    described: (element: Element) =>
      getReferencedTexts(element.attrs['aria-describedby']).join(' '),
    getName,
    /** Fragment links without a target. */
    deadLinks: () =>
      elements.flatMap(({ attrs: { href } }) =>
        /^#./.test(href ?? '') && !findById(decodeURIComponent(href?.slice(1) ?? '')) ? [href] : [],
      ),
    /** Missing names and broken references that affect assistive technology. */
    faults(): string[] {
      const ids = elements.flatMap(({ attrs }) => attrs.id ?? []);
      return [
        ...ids
          .filter((id, index) => ids.indexOf(id) !== index)
          .map((id) => `the id ${id} is there twice`),
        ...elements.flatMap(({ tag, attrs }) =>
          REFERENCES.flatMap((name) =>
            name === 'aria-controls' && attrs['aria-expanded'] === 'false'
              ? []
              : splitIds(attrs[name]),
          )
            .filter((id) => !ids.includes(id))
            .map((id) => `${tag} refers to ${id}, which is not there`),
        ),
        ...elements
          .filter((one) => isHidden(one) && isFocusable(one))
          .map(({ tag }) => `a ${tag} takes the focus and is not read aloud`),
        ...audibleElements
          .filter((one) => MUST_HAVE_NAME.includes(getRole(one)) && getName(one) === '')
          .map(({ tag }) => `a ${tag} has no name`),
        ...audibleElements
          .filter((one) => one.attrs.target === '_blank' && !getName(one).includes('new tab'))
          .map((one) => `the link ${getName(one)} does not say that it opens a new tab`),
      ];
    },
  };
}

const CONTROLS = ['input', 'select', 'textarea'];
const GROUPS = [
  'section',
  'article',
  'aside',
  'nav',
  'ul',
  'ol',
  'li',
  'div',
  'p',
  'form',
  'details',
  'fieldset',
  'table',
  'figure',
];
const NAMED_BY: Record<string, string> = {
  fieldset: 'legend',
  table: 'caption',
  figure: 'figcaption',
  details: 'summary',
};
const REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-activedescendant',
  'for',
  'list',
  'popovertarget',
];
const MUST_HAVE_NAME = [
  'link',
  'button',
  'heading',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'file',
  'tab',
  'navigation',
  'table',
];
const ROLES: Record<string, string> = {
  a: 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  fieldset: 'group',
  figure: 'figure',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  img: 'img',
  li: 'listitem',
  nav: 'navigation',
  ol: 'list',
  ul: 'list',
  option: 'option',
  section: 'region',
  select: 'combobox',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  th: 'tableheader',
  tr: 'row',
};
const INPUTS: Record<string, string> = {
  checkbox: 'checkbox',
  search: 'searchbox',
  hidden: '',
  file: 'file',
  radio: 'radio',
};
/** Other tags are separated by whitespace in the text. */
const INLINE = 'a abbr b cite code del em i ins mark q small span strong sub sup time u'.split(' ');

const getRole = ({ tag, attrs }: Element) =>
  attrs.role ?? (tag === 'input' ? (INPUTS[attrs.type ?? ''] ?? 'textbox') : (ROLES[tag] ?? tag));
const matches = (name: string, expected: string | RegExp) =>
  typeof expected === 'string' ? name === expected : expected.test(name);
const listDescendants = (element: Element): Element[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [child, ...listDescendants(child)],
  );

const isHidden = ({ attrs, parent }: Element): boolean =>
  attrs['aria-hidden'] === 'true' ||
  'hidden' in attrs ||
  (parent !== undefined && isHidden(parent));
const isFocusable = ({ tag, attrs }: Element) =>
  (tag === 'a' || tag === 'button' || CONTROLS.includes(tag)) &&
  attrs.tabindex !== '-1' &&
  attrs.type !== 'hidden';

function findAncestor(element: Element | undefined, tag: string): Element | undefined {
  return !element || element.tag === tag ? element : findAncestor(element.parent, tag);
}

/** The text as a screen reader reads it, without hidden elements. */
export function getText(element: Element, excludedTags: string[] = []): string {
  const readText = ({ tag, attrs, children }: Element): string => {
    if (attrs['aria-hidden'] === 'true' || 'hidden' in attrs || excludedTags.includes(tag))
      return ' ';
    const text = children
      .map((child) => (typeof child === 'string' ? child : readText(child)))
      .join('');
    return INLINE.includes(tag) ? text : ` ${text} `;
  };
  return readText(element).replace(/\s+/g, ' ').trim();
}

/** The initial value of a field. */
export function getFieldValue(element: Element): string | undefined {
  if (element.tag === 'textarea') return element.children.join('');
  return element.tag === 'select'
    ? listDescendants(element).find(({ attrs }) => 'selected' in attrs)?.attrs.value
    : element.attrs.value;
}

export const isDisabled = (element: Element): boolean => {
  const fieldset = findAncestor(element, 'fieldset');
  return (
    'disabled' in element.attrs ||
    (fieldset !== undefined &&
      ('disabled' in fieldset.attrs ||
        (fieldset.parent !== undefined && isDisabled(fieldset.parent))))
  );
};

const EMPTY_TAGS = ['br', 'hr', 'img', 'input', 'link', 'meta'];
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

function parse(html: string) {
  const missing = (id: string): never => {
    throw new Error(`nothing has the id ${id}`);
  };
  const root: Element & { missing: typeof missing } = {
    tag: 'root',
    attrs: {},
    children: [],
    missing,
  };
  let current: Element = root;
  let length = 0;
  for (const [token, close, tag = '', attrs = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi,
  )) {
    length += token.length;
    if (!token.startsWith('<')) current.children.push(decode(token));
    else if (close) {
      if (current.tag !== tag) throw new Error(`</${tag}> closes <${current.tag}>`);
      current = current.parent ?? root;
    } else {
      const pairs = [...attrs.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(
        ([, name = '', value = '']) => [name.toLowerCase(), decode(value)],
      );
      const element: Element = {
        tag: tag.toLowerCase(),
        attrs: Object.fromEntries(pairs),
        children: [],
        parent: current,
      };
      current.children.push(element);
      if (!EMPTY_TAGS.includes(element.tag)) current = element;
    }
  }
  if (current !== root || length !== html.length)
    throw new Error(`markup that cannot be read: ${html.slice(0, 200)}`);
  return root;
}
