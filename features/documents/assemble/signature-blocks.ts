// Where people sign. Lines to write on are underscores, so that text, PDF and DOCX hold the same characters.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { Block, Party } from '#features/printing/document-shapes.ts';
import { DOCUMENT_WORDS as WORDS } from '../engine-messages.ts';

const LINE = '_'.repeat(36);
const SHORT = '_'.repeat(20);
const sign = `${WORDS.signature}: ${LINE}`;
const date = `${WORDS.date}: ${SHORT}`;

export function signatureBlocks({ form, signatures, parties: { roles } }: DocumentTemplate, parties: Party[]): Block[] {
  if (form === 'letter') return parties.slice(0, 1).map((party) => letterSignature(party, roles));
  const ofParty = ({ name, role }: Party): Block => ({ kind: 'signature', heading: role, lines: [sign, `${WORDS.name}: ${name}`, date] });
  if (signatures === 'each_party') return parties.map(ofParty);
  const first = parties.slice(0, 1);
  if (signatures === 'first_party') return first.map(ofParty);
  const witness = (number: number): Block => ({
    kind: 'signature',
    heading: `${WORDS.witness} ${number}`,
    lines: [sign, `${WORDS.name}: ${LINE}`, `${WORDS.address}: ${LINE}`, date],
  });
  return [
    ...first.map(ofParty),
    witness(1),
    witness(2),
    {
      kind: 'signature',
      heading: WORDS.notary,
      lines: [
        `${WORDS.notaryState}: ${SHORT}`,
        `${WORDS.notaryCounty}: ${SHORT}`,
        ...first.map(({ name }) => `${WORDS.acknowledged}: ${name}`),
        `${WORDS.notarySignature}: ${LINE}`,
        date,
        `${WORDS.commission}: ${SHORT}`,
      ],
    },
    ...parties.slice(1).map(
      ({ name, role }): Block => ({
        kind: 'signature',
        heading: WORDS.acceptance(role),
        lines: [sign, `${WORDS.name}: ${name}`, date],
      }),
    ),
  ];
}

/** Under a letter stands a name, and a role only when the writer chose one of their own ("Owner"). */
function letterSignature({ name, role }: Party, roles: string[]): Block {
  return { kind: 'address', lines: [LINE, name, ...(roles.some((known) => role.includes(known)) ? [] : [role])] };
}
