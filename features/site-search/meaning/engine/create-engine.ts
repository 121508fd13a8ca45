import type { Engine, EngineOptions } from './engine.ts';
import { createOnnxEngine } from './onnx-engine.ts';
import { createWasmEngine } from './wasm-engine.ts';

/** The name can be forced, for tests and comparisons. */
export async function createEngine(options: EngineOptions, name?: Engine['name']): Promise<Engine> {
  if (name === 'webassembly') return createWasmEngine(options);
  try {
    return await createOnnxEngine(options);
  } catch (error) {
    if (name === 'onnxruntime') throw error;
    return createWasmEngine(options);
  }
}
