/** A list of whole numbers of unknown length, four bytes each. */
export class GrowingNumbers {
  #values = new Uint32Array(1024)
  length = 0

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.length] = value
    this.length += 1
  }

  toArray(): Uint32Array {
    return this.#values.slice(0, this.length)
  }
}
