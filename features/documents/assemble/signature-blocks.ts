// The signature blocks of a document. Lines to sign on are underscores, so that text, PDF and DOCX
// contain the same characters.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { Block, Party } from '#features/printing/document-shapes.ts';
import { fillTemplate } from '#features/printing/fill-template.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import * as WORDS from '../messages/document-words.ts';
import { findStateName } from './conditions.ts';

const LONG_LINE = '_'.repeat(36);
const SHORT_LINE = '_'.repeat(20);
const signatureLine = `${WORDS.signature}: ${LONG_LINE}`;
const dateLine = `${WORDS.date}: ${SHORT_LINE}`;

export function createSignatureBlocks(
  { form, signatures, parties: { roles }, notary = {} }: DocumentTemplate,
  parties: Party[],
  jurisdiction: string,
): Block[] {
  if (form === 'letter')
    return parties.slice(0, 1).map((party) => createLetterSignature(party, roles));
  const createPartyBlock = ({ name, role }: Party): Block => ({
    kind: 'signature',
    heading: role,
    lines: [signatureLine, `${WORDS.name}: ${name}`, dateLine],
  });
  if (signatures === 'each_party') return parties.map(createPartyBlock);
  const first = parties.slice(0, 1);
  if (signatures === 'first_party') return first.map(createPartyBlock);
  const createWitnessBlock = (number: number): Block => ({
    kind: 'signature',
    heading: `${WORDS.witness} ${number}`,
    lines: [
      signatureLine,
      `${WORDS.name}: ${LONG_LINE}`,
      `${WORDS.address}: ${LONG_LINE}`,
      dateLine,
    ],
  });
  return [
    ...first.map(createPartyBlock),
    createWitnessBlock(1),
    createWitnessBlock(2),
    {
      kind: 'signature',
      heading: WORDS.notary,
      lines: createNotaryLines(notary, first[0], jurisdiction),
    },
    ...parties.slice(1).map(
      ({ name, role }): Block => ({
        kind: 'signature',
        heading: WORDS.acceptance(role),
        lines: [signatureLine, `${WORDS.name}: ${name}`, dateLine],
      }),
    ),
  ];
}

/**
 * A letter is signed with a name, and with the role only when it is not one of the template's
 * ("Owner").
 */
function createLetterSignature({ name, role }: Party, roles: string[]): Block {
  return {
    kind: 'address',
    lines: [
      LONG_LINE,
      name,
      ...(roles.some((templateRole) => role.includes(templateRole)) ? [] : [role]),
    ],
  };
}

/** Where we have not read what the certificate must say, its words are a named blank. */
function createNotaryLines(
  notary: NonNullable<DocumentTemplate['notary']>,
  first: Party | undefined,
  jurisdiction: string,
): string[] {
  const own = Object.hasOwn(notary, jurisdiction) ? notary[jurisdiction as StateCode] : undefined;
  if (own) return own.map((text) => fillTemplate(text, () => first?.name ?? ''));
  return [
    WORDS.notaryWords(findStateName(jurisdiction)),
    `${WORDS.notaryState}: ${SHORT_LINE}`,
    `${WORDS.notaryCounty}: ${SHORT_LINE}`,
    `${WORDS.acknowledged}: ${first?.name ?? ''}`,
    `${WORDS.notarySignature}: ${LONG_LINE}`,
    dateLine,
    `${WORDS.commission}: ${SHORT_LINE}`,
  ];
}
