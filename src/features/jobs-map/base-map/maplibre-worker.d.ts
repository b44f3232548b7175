// The package types its main file alone. Importing this one makes a worker of whoever imports it.
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const EngineWorker: abstract new () => object
  export default EngineWorker
}
