// How a section is cited, in Bluebook style, and how the code it stands in is called.
import { abbreviateSubject } from '../citations/laws.ts';
import { LAWS } from '../citations/laws-data.ts';
import { getJurisdictionName, STATES, type StateCode } from '../jurisdictions.ts';
import type { StatuteAddress } from './statute-address.ts';
import { getTitleName } from './title-names.ts';

type CodeForm = { name: string; form: string };
let forms: Map<string, CodeForm> | undefined;

/** How each state's general code is cited: the plain edition before the annotated one. */
function getCodeForm(jurisdiction: string): CodeForm | undefined {
  if (!forms) {
    forms = new Map();
    for (const line of LAWS.trim().split(/[~\n]/)) {
      const [name = '', kind, form = '', state = ''] = line.split('|');
      const known = forms.get(state.toLowerCase());
      if (
        kind === 's' &&
        'cTCt'.includes(form) &&
        (!known || (known.name.includes(' Ann.') && !name.includes(' Ann.')))
      )
        forms.set(state.toLowerCase(), { name, form });
    }
  }
  return forms.get(jurisdiction);
}

/** Of states that name their codes by subject: how a code is called after the state. */
const BY_SUBJECT: Record<string, [state: string, code: string]> = {
  ca: ['Cal.', 'Code'],
  ny: ['N.Y.', 'Law'],
  tx: ['Tex.', 'Code'],
};
/** The last words of a name before which an "&" stands. */
const AFTER_AND = new Set(['Prof.', 'Safety', 'Inst.', 'Rem.', 'Com.', 'Tax.', 'Wild.']);

/** "Cal. Bus. & Prof. Code" for "bus-prof". */
function formatSubject([state, kind]: [string, string], code: string): string {
  const words = code.split('-').map((word) => abbreviateSubject([capitalize(word)]));
  const last = words.length > 1 ? words.at(-1) : undefined;
  const subject =
    last !== undefined && AFTER_AND.has(last)
      ? [...words.slice(0, -1), '&', last].join(' ')
      : words.join(' ');
  return `${state} ${subject} ${kind}`;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "42 U.S.C. § 1983", "Wash. Rev. Code § 59.18.280", "Del. Code Ann. tit. 25, § 5514". */
export function formatStatuteCite({ jurisdiction, code, number }: StatuteAddress): string {
  if (jurisdiction === 'us') return `${code} U.S.C. § ${number}`;
  const bySubject = BY_SUBJECT[jurisdiction];
  if (bySubject && /^[a-z]{2}/.test(code)) return `${formatSubject(bySubject, code)} § ${number}`;
  const { name, form } = getCodeForm(jurisdiction) ?? {
    name: `${getStateName(jurisdiction)} Code`,
    form: 'c',
  };
  if (!code) return `${name} § ${number}`;
  if (form === 't') return `${code} ${name} § ${number}`;
  const part = form === 'T' ? `tit. ${code}` : form === 'C' ? `ch. ${code}` : code;
  return `${name} ${part}, § ${number}`;
}

/** With the year of the text that was read. */
export const formatStatuteBluebook = (address: StatuteAddress, date: string): string =>
  `${formatStatuteCite(address)}${/^\d{4}/.test(date) ? ` (${date.slice(0, 4)})` : ''}`;

/** "Title 42: The Public Health and Welfare", "Washington". */
export function formatCodeName({ jurisdiction, code }: Omit<StatuteAddress, 'number'>): string {
  if (jurisdiction === 'us')
    return [`Title ${code}`, getTitleName(code)].filter(Boolean).join(': ');
  return code ? `${getStateName(jurisdiction)}, ${code}` : getStateName(jurisdiction);
}

const isState = (code: string): code is StateCode => Object.hasOwn(STATES, code);

/** Empty for a jurisdiction that does not exist. */
export function getStateName(jurisdiction: string): string {
  const code = jurisdiction.toUpperCase();
  return isState(code) ? getJurisdictionName(code) : '';
}
