# shellcheck shell=bash
# What ./play, ./levee, ./test and .ci/run share. Sourced, never run.
#
# Everything said here goes to standard error: standard output belongs to the program that is
# started, which may be talking to another program (`./levee engine`).

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)

# What a precompiled header was made of is hashed by ccache itself.
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros}

# say SENTENCE...: one line of what is being done.
say() {
    if [[ -t 2 ]]; then
        printf '\033[1;34m==>\033[0m %s\n' "$*" >&2
    else
        printf '==> %s\n' "$*" >&2
    fi
}

# die SENTENCE...: stop, and say what to do about it.
die() {
    if [[ -t 2 ]]; then
        printf '\033[1;31m==>\033[0m %s\n' "$*" >&2
    else
        printf '==> %s\n' "$*" >&2
    fi
    exit 1
}

# packages_of GROUP...: the names listed under these headings of tools/packages.txt.
packages_of() {
    local group line word wanted
    for group in "$@"; do
        wanted=no
        while read -r line; do
            case $line in
                '' | '#'*) ;;
                "[$group]") wanted=yes ;;
                '['*) wanted=no ;;
                *)
                    read -r word _ <<<"$line"
                    [[ $wanted == no ]] || printf '%s\n' "$word"
                    ;;
            esac
        done <"$root/tools/packages.txt"
    done
}

# missing_packages NAME...: those that are not installed.
missing_packages() {
    local installed name
    installed=$'\n'$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null)$'\n' || true
    for name in "$@"; do
        [[ $installed == *$'\n'"$name installed"$'\n'* ]] || printf '%s\n' "$name"
    done
}

# True on Debian 12 and on what is built from it.
is_debian_12() {
    [[ -r /etc/debian_version ]] && command -v apt-get >/dev/null || return 1
    local version
    version=$(</etc/debian_version)
    [[ $version == 12 || $version == 12.* ]]
}

# need_packages GROUP...: install what is missing, and nothing else. When all is there this only
# asks dpkg once. LEVEE_SKIP_PACKAGES=1 is for those who have installed the libraries themselves.
need_packages() {
    [[ ${LEVEE_SKIP_PACKAGES:-} != 1 ]] || return 0
    local names missing
    mapfile -t names < <(packages_of "$@")
    ((${#names[@]} > 0)) || die "tools/packages.txt lists nothing for '$*': restore it with git checkout tools/packages.txt."
    if command -v dpkg-query >/dev/null; then
        mapfile -t missing < <(missing_packages "${names[@]}")
    else
        missing=("${names[@]}")
    fi
    ((${#missing[@]} > 0)) || return 0

    is_debian_12 || die "This is not Debian 12, so install these (or what your system calls them)" \
        "yourself, then run this again with LEVEE_SKIP_PACKAGES=1: ${missing[*]}"

    # A package that is already there is never removed for ours: Boost 1.81 and the default
    # Boost 1.74 headers exclude each other, and that choice is the owner's.
    local install=(apt-get install -y --no-install-recommends --no-remove)
    local command="apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    local as_root=()
    if ((EUID != 0)); then
        # Without a terminal sudo has nobody to ask for the password.
        if [[ -t 0 && -t 2 ]] && command -v sudo >/dev/null; then
            as_root=(sudo)
        elif sudo -n true 2>/dev/null; then
            as_root=(sudo -n)
        else
            die "Packages are missing and only root can install them; run as root: $command"
        fi
    fi
    # `env` carries the setting through sudo, which would drop it.
    as_root+=(env DEBIAN_FRONTEND=noninteractive)

    say "Installing ${missing[*]}"
    local log=$root/build/log/packages.log
    mkdir -p "$root/build/log"
    : >"$log"
    # The package lists are fetched only when they are absent, or so old that installing fails.
    if ! apt_knows "${missing[@]}" || ! apt_runs "${as_root[@]}" "${install[@]}" "${missing[@]}"; then
        apt_runs "${as_root[@]}" apt-get update || true
        apt_runs "${as_root[@]}" "${install[@]}" "${missing[@]}" || {
            tail -n 15 "$log" >&2
            die "The packages could not be installed (see above and ${log#"$root"/}); run as root, where" \
                "apt asks you before it removes anything: $command"
        }
    fi
}

# The steps of need_packages that write to its $log.
apt_runs() {
    "$@" -o DPkg::Lock::Timeout=300 </dev/null >>"$log" 2>&1
}

# apt_knows NAME...: true when every package can be had by the lists on this machine.
apt_knows() {
    local known
    known=$(apt-cache policy "$@" 2>/dev/null | grep -c '^  Candidate: [^(]') || true
    [[ $known == "$#" ]]
}

# need_node: a Node.js that can build the page. One that is there is taken as it is; Debian's is new
# enough too.
need_node() {
    local version=
    version=$(node --version 2>/dev/null) || true
    if [[ $version =~ ^v([0-9]+)\. ]] && ((BASH_REMATCH[1] >= 18)) && command -v npm >/dev/null; then
        return 0
    fi
    need_packages web
}

# web_modules: the libraries of the page, as web/package-lock.json has them.
web_modules() {
    local stamp=$root/web/node_modules/.levee-stamp log=$root/build/log/web-modules.log
    [[ ! -f $stamp || $root/web/package-lock.json -nt $stamp ]] || return 0
    need_node
    mkdir -p "$root/build/log"
    say "Fetching the libraries of the page"
    if ! (cd "$root/web" && npm ci --no-audit --no-fund) >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        die "npm could not fetch the libraries of the page (see above and ${log#"$root"/}); run this again" \
            "when the npm registry can be reached."
    fi
    touch "$stamp"
}

# web SCRIPT...: run these scripts of web/package.json, one after the other.
web() {
    local script
    web_modules
    for script in "$@"; do
        say "Page: $script"
        (cd "$root/web" && npm run --silent "$script") </dev/null || die "The page failed at '$script'; it says why above."
    done
}

# web_page: web/dist, which goes into the program; built only when a source of the page is newer than
# the beginning of the last build. The beginning: what is saved while it runs may not be in it.
web_page() {
    mkdir -p "$root/build/log"
    (
        flock 9
        local begun=$root/build/log/web.begun
        # A build that fails leaves no index.html.
        if [[ ! -f $root/web/dist/index.html || ! -f $begun || -n $(find "$root/web/src" "$root/web/build.mjs" \
            "$root/web/tsconfig.json" "$root/web/package-lock.json" -newer "$begun" -print -quit) ]]; then
            touch "$begun"
            web build
        fi
    ) 9>"$root/build/log/web.lock" || exit 1
}

# build PRESET [TARGET...]: configure when needed, then build. Says nothing when there is nothing
# to do and shows how far it is; a failure ends with the last lines of the log.
build() {
    local preset=$1
    shift
    mkdir -p "$root/build/log"
    # Two programs may be started at the same moment (two bots, say): the second one waits here.
    (
        flock 9
        configure "$preset"
        compile "$preset" "$@"
    ) 9>"$root/build/log/$preset.lock" </dev/null || exit 1
}

configure() {
    local preset=$1 log=$root/build/log/$1-configure.log stamp=$root/build/log/$1.configured
    # Ninja starts CMake by itself when a CMakeLists.txt changes, but does not know of the presets.
    if [[ -f $root/build/$preset/build.ninja && $stamp -nt $root/CMakePresets.json ]]; then
        return 0
    fi
    say "Configuring $preset"
    # --fresh: flags of a preset only reach a build folder that has no cache yet.
    if ! (cd "$root" && cmake --fresh --preset "$preset") >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        die "CMake could not configure the preset '$preset'; mend what the lines above name" \
            "(all of it is in ${log#"$root"/}) and run this again."
    fi
    touch "$stamp"
}

compile() {
    local preset=$1 log=$root/build/log/$1-build.log
    shift
    if ! (set -o pipefail && ninja -C "$root/build/$preset" "$@" 2>&1 | progress "$preset" "$log"); then
        tail -n 40 "$log" >&2
        die "The $preset build failed; mend what the lines above name (all of it is in" \
            "${log#"$root"/}) and run this again."
    fi
}

# run_tests PRESET KINDS: every test program of these kinds (tests/CMakeLists.txt), `unit|server` say.
# Closes with "N passed, N failed", the single tests of all programs counted.
run_tests() {
    local preset=$1 kinds=$2 log=$root/build/log/$1-test.log verdict=0 passed failed
    ctest --test-dir "$root/build/$preset" -j2 --output-on-failure --no-tests=error -L "^($kinds)\$" \
        </dev/null 2>&1 | tee "$log" | sed -u '/^ *Start *[0-9]*: /d' || verdict=1
    # ctest keeps what each program printed, of those that passed too.
    passed=$(count_tests PASSED "$preset")
    failed=$(count_tests FAILED "$preset")
    echo
    echo "$passed passed, $failed failed"
    ((verdict == 0)) || echo "What failed is named above; all of it is in ${log#"$root"/}."
    return "$verdict"
}

# count_tests PASSED|FAILED PRESET: the sum over the closing lines "[  PASSED  ] 12 tests.".
count_tests() {
    local line sum=0
    while read -r line; do
        [[ $line =~ ^\[\ \ $1\ \ \]\ ([0-9]+)\ tests?[.,] ]] && sum=$((sum + BASH_REMATCH[1]))
    done <"$root/build/$2/Testing/Temporary/LastTest.log"
    echo "$sum"
}

# progress PRESET LOG: keeps Ninja's output in the log. A terminal sees a bar; elsewhere there is a
# line every 30 seconds, so that nobody takes a long build for a dead one.
progress() {
    local preset=$1 log=$2 line='' built=0 all=0 last=$SECONDS verdict
    while true; do
        verdict=0
        IFS= read -r -t 30 line || verdict=$?
        # Above 128: nothing for 30 seconds. Otherwise Ninja is done.
        ((verdict == 0 || verdict > 128)) || break
        if ((verdict == 0)); then
            printf '%s\n' "$line"
            # Looking for new source files is not yet work.
            if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] && $line != *'Re-checking globbed directories'* ]]; then
                ((all > 0)) || say "Building $preset"
                built=${BASH_REMATCH[1]}
                all=${BASH_REMATCH[2]}
            fi
        fi
        ((all > 0)) || continue
        if [[ -t 2 ]]; then
            bar "$built" "$all"
        elif ((SECONDS - last >= 30)); then
            last=$SECONDS
            say "Building $preset: $built of $all"
        fi
    done >"$log"
    if ((all > 0)) && [[ -t 2 ]]; then
        printf '\r\033[K' >&2
    fi
}

# bar DONE ALL: [#####.....] 31 of 62
bar() {
    local width=40 filled
    filled=$(($1 * width / $2))
    printf '\r\033[K[%s%s] %d of %d' "$(printf '%*s' "$filled" '' | tr ' ' '#')" \
        "$(printf '%*s' $((width - filled)) '' | tr ' ' '.')" "$1" "$2" >&2
}
