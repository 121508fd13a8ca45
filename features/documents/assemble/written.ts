// What the parts of a document share while it is written. Types only.
import type { Clause } from '#features/library/schema/document-schema.ts';
import type { Block, Party } from '#features/printing/document-shapes.ts';
import type { fillTemplate } from '#features/printing/fill-template.ts';

/** `addressLine`: the address on one line, for sentences. */
export type WrittenParty = Party & { addressLine: string };
export type CreateClauses = (clauses: Clause[], isNumbered: boolean) => Block[];
export type ValueFor = Parameters<typeof fillTemplate>[1];
