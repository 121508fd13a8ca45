export type GeneratedFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
