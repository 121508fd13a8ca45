// The document of this installation, made once.
import { memoize } from '#lib/memo.ts';
import { TOOLS } from '../mcp/tool-list.ts';
import { API_ADDRESSES } from './addresses.ts';
import { createDocument } from './create-document.ts';
import { toToolAddress } from './tool-addresses.ts';

export const ALL_ADDRESSES = [...API_ADDRESSES, ...TOOLS.map(toToolAddress)];

export const getDocument = memoize((site: { name: string; publicUrl: string }) =>
  createDocument(ALL_ADDRESSES, site),
);
