# Writes a C++ file that holds the built page (see server/page.h), each file as it is and gzipped.
# Text literals cannot hold a font, so the assembler takes the bytes from the files themselves.
set(asm "")
set(table "")
set(number 0)
file(MAKE_DIRECTORY ${WORK})
file(GLOB_RECURSE files ${ROOT}/*)
foreach(file IN LISTS files)
  file(RELATIVE_PATH name ${ROOT} ${file})
  file(SHA256 ${file} hash)
  string(SUBSTRING ${hash} 0 16 hash)
  set(zipped ${WORK}/${number}.gz)
  file(ARCHIVE_CREATE OUTPUT ${zipped} PATHS ${file} FORMAT raw COMPRESSION GZip COMPRESSION_LEVEL 9
       MTIME 0)
  string(APPEND asm "    \"levee_page_${number}: .incbin \\\"${file}\\\"\\n\"\n"
                    "    \"levee_page_${number}z: .incbin \\\"${zipped}\\\"\\n\"\n"
                    "    \"levee_page_${number}e: .byte 0\\n\"\n")
  string(APPEND externs "extern const char levee_page_${number}[], levee_page_${number}z[], levee_page_${number}e[];\n")
  string(APPEND table "        {\"/${name}\", text(levee_page_${number}, levee_page_${number}z),\n"
                      "         text(levee_page_${number}z, levee_page_${number}e), \"\\\"${hash}\\\"\"},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"server/page.h\"

#include <array>

extern \"C\" {
${externs}}

asm(\".section .rodata\\n\"
${asm}    \".text\\n\");

namespace levee::server {

namespace {

std::string_view text(const char* begin, const char* end) {
    return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

std::span<const PageFile> page_files() {
    static const std::array<PageFile, ${number}> kFiles{{
${table}    }};
    return kFiles;
}

}  // namespace levee::server
")
