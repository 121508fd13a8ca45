// Renders one component as the server does, inside a router that is idle, busy or has an answer, and reads the markup as a screen reader
// does: by role, name and description. No DOM is needed: React writes well-formed markup, and anything else makes the reader throw.
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
  /** The page's address. */
  path?: string;
  /** A form is being sent by POST, with these fields. */
  submitting?: Record<string, string>;
  /** Another page is being fetched, or this one again. */
  loading?: boolean;
  /** What every fetcher of the component is doing, and what it was answered. */
  fetcher?: { busy?: boolean; sends?: Record<string, string>; data?: unknown };
};

type Element = { tag: string; attrs: Record<string, string>; children: (Element | string)[]; parent?: Element };

/** Too long for any line, and dangerous if it were not escaped. */
export const LONG_WORD = 'w'.repeat(300);
export const HOSTILE = `<img src=x onerror="alert(1)"> & 'quoted' </p><script>alert(2)</script>`;

export function render(element: ReactNode, { path = '/', submitting, loading = false, fetcher = {} }: Options = {}) {
  const sent = (fields: Record<string, string>) => ({
    ...{ state: 'submitting', formMethod: 'POST', formAction: path, formEncType: 'application/x-www-form-urlencoded' },
    ...{ formData: createFormData(fields), json: undefined, text: undefined },
  });
  const location = { pathname: path, search: '', hash: '', state: null, key: 'next' };
  const navigation = submitting ? sent(submitting) : { ...IDLE_NAVIGATION, ...(loading && { state: 'loading' }) };
  const router = { navigation: { ...navigation, location }, revalidation: loading ? 'loading' : 'idle' };
  const anyFetcher = { get: () => (fetcher.busy ? sent(fetcher.sends ?? {}) : IDLE_FETCHER) };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <NavigationState value={router as never}>
          <Fetchers value={{ fetchers: anyFetcher, fetcherData: { get: () => fetcher.data } } as never}>{element}</Fetchers>
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
  const elements = below(root);
  const heard = elements.filter((one) => !isUnheard(one));
  const byId = (id: string) => elements.find(({ attrs }) => attrs.id === id);
  const idsIn = (text = '') => text.split(/\s+/).filter(Boolean);
  const said = (ids: string | undefined) => idsIn(ids).map((id) => getText(byId(id) ?? root.missing(id)));
  const findLabel = ({ attrs, parent }: Element) =>
    elements.find(({ tag, attrs: { for: id } }) => tag === 'label' && id !== undefined && id === attrs.id) ?? wrapping(parent, 'label');
  const inside = (element: Element, tag: string) => below(element).find((one) => one.tag === tag);

  function getName(element: Element): string {
    const { tag, attrs } = element;
    if (attrs['aria-labelledby']) return said(attrs['aria-labelledby']).join(' ');
    if (attrs['aria-label']) return attrs['aria-label'];
    const naming = CONTROLS.includes(tag) ? findLabel(element) : NAMED_BY[tag] ? inside(element, NAMED_BY[tag]) : undefined;
    if (naming) return getText(naming, CONTROLS);
    return CONTROLS.includes(tag) || GROUPS.includes(tag) ? (attrs.title ?? '') : getText(element) || (attrs.title ?? '');
  }
  const all = (role: string, name?: string | RegExp) =>
    heard.filter((one) => getRole(one) === role && (name === undefined || matches(getName(one), name)));
  const only = (found: Element[], wanted: string, among: Element[]) => {
    if (found.length === 1 && found[0]) return found[0];
    throw new Error(`${found.length} of ${wanted}; there is: ${among.map(getName).join(' | ') || 'none'}`);
  };
  return {
    html,
    elements,
    /** All that is read aloud. */
    text: getText(root),
    all,
    names: (role: string) => all(role).map(getName),
    /** What each of them says: alerts, list items. */
    says: (role: string) => all(role).map((one) => getText(one)),
    /** The one with this role, and this name. */
    get: (role: string, name?: string | RegExp) => only(all(role, name), `${role} ${name ?? ''}`, all(role)),
    /** The one control with this label. */
    field(label: string | RegExp) {
      const fields = heard.filter(({ tag, attrs }) => CONTROLS.includes(tag) && attrs.type !== 'hidden');
      const found = fields.filter((one) => matches(getName(one), label));
      return only(found, `field ${label}`, fields);
    },
    /** What a hidden field of this name sends along. */
    sends: (name: string) => elements.filter(({ attrs }) => attrs.type === 'hidden' && attrs.name === name).map(({ attrs }) => attrs.value),
    /** What is said of a field beside its name. */
    described: (element: Element) => said(element.attrs['aria-describedby']).join(' '),
    getName,
    /** Links within the page that lead nowhere. */
    deadLinks: () =>
      elements.flatMap(({ attrs: { href } }) => (/^#./.test(href ?? '') && !byId(decodeURIComponent(href?.slice(1) ?? '')) ? [href] : [])),
    /** Names and references that assistive technology would miss. */
    faults(): string[] {
      const ids = elements.flatMap(({ attrs }) => attrs.id ?? []);
      return [
        ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} is there twice`),
        ...elements.flatMap(({ tag, attrs }) =>
          REFERENCES.flatMap((name) => (name === 'aria-controls' && attrs['aria-expanded'] === 'false' ? [] : idsIn(attrs[name])))
            .filter((id) => !ids.includes(id))
            .map((id) => `${tag} refers to ${id}, which is not there`),
        ),
        ...elements.filter((one) => isUnheard(one) && isReached(one)).map(({ tag }) => `a ${tag} takes the focus and is not read aloud`),
        ...heard.filter((one) => MUST_HAVE_NAME.includes(getRole(one)) && getName(one) === '').map(({ tag }) => `a ${tag} has no name`),
        ...heard
          .filter((one) => one.attrs.target === '_blank' && !getName(one).includes('new tab'))
          .map((one) => `the link ${getName(one)} does not say that it opens a new tab`),
      ];
    },
  };
}

const CONTROLS = ['input', 'select', 'textarea'];
const GROUPS = ['section', 'article', 'aside', 'nav', 'ul', 'ol', 'li', 'div', 'p', 'form', 'details', 'fieldset', 'table', 'figure'];
const NAMED_BY: Record<string, string> = { fieldset: 'legend', table: 'caption', figure: 'figcaption', details: 'summary' };
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant', 'for', 'list', 'popovertarget'];
const MUST_HAVE_NAME = ['link', 'button', 'heading', 'textbox', 'searchbox', 'combobox', 'checkbox', 'file', 'tab', 'navigation', 'table'];
const ROLES: Record<string, string> = {
  ...{ a: 'link', article: 'article', aside: 'complementary', button: 'button', fieldset: 'group', figure: 'figure', form: 'form' },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', img: 'img', li: 'listitem', nav: 'navigation' },
  ...{ ol: 'list', ul: 'list', option: 'option', section: 'region', select: 'combobox', table: 'table', td: 'cell', textarea: 'textbox' },
  ...{ th: 'tableheader', tr: 'row' },
};
const INPUTS: Record<string, string> = { checkbox: 'checkbox', search: 'searchbox', hidden: '', file: 'file', radio: 'radio' };
/** Between other tags' texts there is a pause. */
const INLINE = 'a abbr b cite code del em i ins mark q small span strong sub sup time u'.split(' ');

const getRole = ({ tag, attrs }: Element) =>
  attrs.role ?? (tag === 'input' ? (INPUTS[attrs.type ?? ''] ?? 'textbox') : (ROLES[tag] ?? tag));
const matches = (name: string, wanted: string | RegExp) => (typeof wanted === 'string' ? name === wanted : wanted.test(name));
const below = (element: Element): Element[] =>
  element.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...below(child)]));

const isUnheard = ({ attrs, parent }: Element): boolean =>
  attrs['aria-hidden'] === 'true' || 'hidden' in attrs || (parent !== undefined && isUnheard(parent));
const isReached = ({ tag, attrs }: Element) =>
  (tag === 'a' || tag === 'button' || CONTROLS.includes(tag)) && attrs.tabindex !== '-1' && attrs.type !== 'hidden';

function wrapping(element: Element | undefined, tag: string): Element | undefined {
  return !element || element.tag === tag ? element : wrapping(element.parent, tag);
}

/** As it is read aloud: without what is hidden from that. */
export function getText(element: Element, without: string[] = []): string {
  const read = ({ tag, attrs, children }: Element): string => {
    if (attrs['aria-hidden'] === 'true' || 'hidden' in attrs || without.includes(tag)) return ' ';
    const text = children.map((child) => (typeof child === 'string' ? child : read(child))).join('');
    return INLINE.includes(tag) ? text : ` ${text} `;
  };
  return read(element).replace(/\s+/g, ' ').trim();
}

/** What a field holds before anybody types. */
export function valueIn(element: Element): string | undefined {
  if (element.tag === 'textarea') return element.children.join('');
  return element.tag === 'select' ? below(element).find(({ attrs }) => 'selected' in attrs)?.attrs.value : element.attrs.value;
}

export const isDisabled = (element: Element): boolean => {
  const set = wrapping(element, 'fieldset');
  return (
    'disabled' in element.attrs || (set !== undefined && ('disabled' in set.attrs || (set.parent !== undefined && isDisabled(set.parent))))
  );
};

const EMPTY_TAGS = ['br', 'hr', 'img', 'input', 'link', 'meta'];
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

function parse(html: string) {
  const missing = (id: string): never => {
    throw new Error(`nothing has the id ${id}`);
  };
  const root: Element & { missing: typeof missing } = { tag: 'root', attrs: {}, children: [], missing };
  let open: Element = root;
  let at = 0;
  for (const [token, close, tag = '', attrs = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi,
  )) {
    at += token.length;
    if (!token.startsWith('<')) open.children.push(decode(token));
    else if (close) {
      if (open.tag !== tag) throw new Error(`</${tag}> closes <${open.tag}>`);
      open = open.parent ?? root;
    } else {
      const pairs = [...attrs.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decode(value),
      ]);
      const element: Element = { tag: tag.toLowerCase(), attrs: Object.fromEntries(pairs), children: [], parent: open };
      open.children.push(element);
      if (!EMPTY_TAGS.includes(element.tag)) open = element;
    }
  }
  if (open !== root || at !== html.length) throw new Error(`markup that cannot be read: ${html.slice(0, 200)}`);
  return root;
}
