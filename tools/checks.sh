# shellcheck shell=bash
# The steps that .ci/run and tools/nightly share, and how a step is run and reported. Sourced, never
# run.

# shellcheck source=tools/lib.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/lib.sh"

llvm=14
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# --- what needs no build -------------------------------------------------------------------------

format() {
    git ls-files -z '*.cpp' '*.h' >"$scratch/format"
    [[ -s $scratch/format ]] || die "No C++ file is tracked, so the format of none was checked."
    xargs -0 -P2 -n64 "clang-format-$llvm" --dry-run -Werror <"$scratch/format" ||
        die "Run clang-format-$llvm -i on the files named above."
}

scripts() {
    shellcheck -x play levee test .ci/run tools/lib.sh tools/checks.sh tools/nightly
}

layers() {
    tools/check-layers
}

includes() {
    tools/check-includes
}

text() {
    tools/check-text
}

# TypeScript and CSS as web/biome.json has them.
page_style() {
    web lint format:check
}

# Every numbered case of every playable game has code that enforces it and a test.
coverage() {
    build/release/bin/levee rules --coverage --check
}

# --- with a build --------------------------------------------------------------------------------

# fuzzing SECONDS: each fuzzer for so long.
fuzzing() {
    local fuzzers=(build/sanitize/bin/fuzz_*) fuzzer name corpus
    [[ -x ${fuzzers[0]} ]] || die "The preset sanitize built no build/sanitize/bin/fuzz_*."
    # Debian's symbolizer has the version in its name, so the runtime does not find it by itself.
    ASAN_SYMBOLIZER_PATH=$(command -v "llvm-symbolizer-$llvm")
    export ASAN_SYMBOLIZER_PATH
    export -f fuzz say die
    export scratch fuzz_for=$1
    for fuzzer in "${fuzzers[@]}"; do
        name=${fuzzer##*/fuzz_}
        corpus=tests/fuzz/corpus/$name
        [[ -n $(git ls-files "$corpus") ]] || die "$fuzzer has no first inputs in $corpus/."
        printf '%s\n' "$name"
    done >"$scratch/fuzzers"
    xargs -P2 -I{} bash -c 'fuzz {}' <"$scratch/fuzzers"
}

# fuzz NAME: one fuzzer, for $fuzz_for seconds.
fuzz() {
    local name=$1 corpus=tests/fuzz/corpus/$1 log=build/log/fuzz-$1.log
    # A fuzzer adds what it finds to its corpus: give it a copy.
    cp -r "$corpus" "$scratch/$name"
    if ! "build/sanitize/bin/fuzz_$name" -max_total_time="$fuzz_for" -timeout=10 -rss_limit_mb=2048 \
        -artifact_prefix="build/sanitize/$name-" "$scratch/$name" >"$log" 2>&1; then
        tail -n 60 "$log"
        die "fuzz_$name found an input that breaks it: the report above ends with it in base64, and" \
            "it is kept as build/sanitize/$name-*. Mend the code and add the input to $corpus/."
    fi
    echo "fuzz_$name from $(find "$corpus" -type f | wc -l) inputs: $(tail -n 1 "$log")"
}

# The server and its store are the only parts with threads; the game they serve does not matter.
threads() {
    build threads tests_threads
    run_tests threads threads
}

# --- clang-tidy ----------------------------------------------------------------------------------

# The commit that the change is measured from: $LEVEE_BASE, or the last one that is four hours older
# than the newest.
change_base() {
    if [[ -n ${LEVEE_BASE:-} ]]; then
        git rev-parse "$LEVEE_BASE"
        return
    fi
    local newest
    newest=$(git log -1 --format=%ct)
    git rev-list -1 --before="$((newest - 4 * 3600))" HEAD
}

# The sources that the change touches, and those that include a header that it touches.
sources_of_change() {
    local base file
    base=$(change_base)
    [[ -n $base ]] || base=$(git hash-object -t tree /dev/null)
    git diff --name-only --diff-filter=AMR "$base" -- '*.cpp' '*.h' >"$scratch/changed"
    grep '\.cpp$' "$scratch/changed" || true
    { grep '\.h$' "$scratch/changed" || true; } | while IFS= read -r file; do
        file=${file#src/}
        file=${file#tests/}
        git grep -lF "#include \"$file\"" -- '*.cpp' || true
    done
}

# tidy_change MOST: clang-tidy on the change, but on at most so many sources.
tidy_change() {
    local most=$1 all
    sources_of_change | awk '!seen[$0]++' >"$scratch/sources"
    all=$(wc -l <"$scratch/sources")
    if ((all == 0)); then
        echo "The change touches no C++ source."
        return
    fi
    head -n "$most" "$scratch/sources" >"$scratch/tidy"
    echo "clang-tidy on $(wc -l <"$scratch/tidy") of the $all sources that the change touches or whose headers it touches"
    tidy_files "$scratch/tidy"
}

# tidy_files LIST: clang-tidy on the sources in this file.
tidy_files() {
    # Only the compile commands are needed; they are those of g++, and clang does not know all of its warnings.
    configure dev
    xargs -P2 -n1 "clang-tidy-$llvm" -p build/dev --quiet --extra-arg=-Wno-unknown-warning-option \
        --extra-arg=-Wno-ignored-optimization-argument <"$1" 2>&1 |
        sed '/^[0-9]* warnings\{0,1\} generated\.$/d; /^Suppressed [0-9]* warnings/d; /^Use -header-filter/d' ||
        die "Mend what clang-tidy names above."
}

# --- steps ---------------------------------------------------------------------------------------

table=()
failures=0
step() {
    local title=$1 started=$SECONDS verdict=0
    shift
    say "$title"
    # A subshell outside of any condition, so that `set -e` holds inside the step.
    set +e
    (
        set -e
        "$@"
    )
    verdict=$?
    set -e
    if ((verdict == 0)); then
        verdict=passed
    else
        verdict=FAILED
        ((failures += 1))
    fi
    say "$title: $verdict, $((SECONDS - started)) s"
    table+=("$(printf '%6d s  %s  %s' "$((SECONDS - started))" "$verdict" "$title")")
}

# finish: the table of the steps, and the time of all; false if one failed.
finish() {
    echo
    printf '%s\n' "${table[@]}"
    ((failures == 0)) || say "$failures of ${#table[@]} steps failed: look for FAILED above."
    printf '%6d s  in all\n' "$SECONDS"
    ((failures == 0))
}
