// The pictures of the cards: by what a card does, and where it only moves armies by how many.
#include "games/la_vendee/map_card.h"

namespace levee::la_vendee::drawing {

namespace {

constexpr std::string_view kLine =
    "fill=\"none\" stroke=\"#17262a\" stroke-width=\"1.8\" stroke-linecap=\"round\" "
    "stroke-linejoin=\"round\"";

// Fields, and a lane between hedges.
void land(Svg& svg) {
    svg << "<path d=\"M-81,18Q-40,8 0,14T81,10V50H-81Z\" fill=\"#b9cc8f\"/><path "
           "d=\"M-81,28Q-30,18 10,25T81,22V50H-81Z\" fill=\"#9db877\"/><g fill=\"#6f8f4f\">";
    for (int i = 0; i < 15; ++i) {
        const double x = -78 + i * 11.0;
        svg << "<circle cx=\"" << x << "\" cy=\"" << 16.5 - 3.4 * std::sin(x * 0.045) << "\" r=\""
            << 2.6 + (i % 3) * 0.6 << "\"/>";
    }
    svg << "</g>";
}

void sky(Svg& svg, std::string_view colour) {
    svg << "<rect x=\"-81\" y=\"-50\" width=\"162\" height=\"100\" fill=\"" << colour << "\"/>";
}

// A man with his musket, in profile: hat, coat, bayonet.
void soldier(Svg& svg, Point at, std::string_view coat) {
    svg << "<g transform=\"translate(" << at
        << ")\"><path d=\"M3,-6L7.5,-30\" stroke=\"#17262a\" "
           "stroke-width=\"1.3\"/><path d=\"M7.2,-28.5L8.6,-36\" stroke=\"#6b7472\" "
           "stroke-width=\"1.1\"/><path d=\"M-4,0L-3,-9H3L4.5,0M-3.5,0l-1.5,12M3.4,0l2.4,12\" "
           "fill=\""
        << coat
        << "\" stroke=\"#17262a\" stroke-width=\"1.5\"/><path d=\"M-4.6,1L-4,-11Q0,-14 "
           "4,-11L4.8,1Z\" fill=\""
        << coat
        << "\" stroke=\"#17262a\" stroke-width=\".9\"/><path d=\"M-3.6,-10.5L4,0M3.6,-10.5L-4,0\" "
           "stroke=\"#f6f0de\" stroke-width=\"1\"/><circle cy=\"-15.4\" r=\"3.1\" "
           "fill=\"#e8c9a6\" stroke=\"#17262a\" stroke-width=\".8\"/><path "
           "d=\"M-6,-16.6Q0,-23 6,-16.6Q0,-18.6 -6,-16.6Z\" fill=\"#17262a\"/></g>";
}

void flag(Svg& svg, Point at, double lean, std::string_view colour, std::string_view device) {
    svg << "<g transform=\"translate(" << at << ") rotate(" << lean
        << ")\"><path d=\"M0,22V-33\" stroke=\"#4a3420\" stroke-width=\"2.2\" "
           "stroke-linecap=\"round\"/><path d=\"M0,-33l-2,-5l2,-3l2,3z\" fill=\"#c6a04a\"/><path "
           "d=\"M1,-31Q10,-36 18,-31T34,-32V-10Q26,-5 18,-10T1,-9Z\" fill=\""
        << colour << "\" stroke=\"#17262a\" stroke-width=\"1\"/>";
    if (device == "heart") heart(svg, {17, -17}, 5.5);
    if (device == "three")
        svg << "<path d=\"M1,-31Q6,-34 12,-33V-8Q6,-11 1,-9Z\" fill=\"#31539a\"/><path "
               "d=\"M23,-31Q28,"
               "-33 34,-32V-10Q28,-6 23,-8Z\" fill=\"#c9303a\"/>";
    svg << "</g>";
}

void drum(Svg& svg) {
    sky(svg, "#dfe6da");
    land(svg);
    svg << "<g transform=\"translate(0,4)\"><path d=\"M-26,-10V18Q0,32 26,18V-10\" "
           "fill=\"#2b4b86\" stroke=\"#17262a\" stroke-width=\"1.6\"/><path "
           "d=\"M-26,-6L-17,22L-8,-1L0,26L8,-1L17,22L26,-6\" fill=\"none\" stroke=\"#f6f0de\" "
           "stroke-width=\"1.5\"/><path d=\"M-26,12Q0,27 26,12V18Q0,33 -26,18Z\" "
           "fill=\"#b01c2a\" stroke=\"#17262a\" stroke-width=\"1\"/><ellipse cy=\"-10\" rx=\"26\" "
           "ry=\"9\" fill=\"#f7efd9\" stroke=\"#17262a\" stroke-width=\"1.6\"/><path "
           "d=\"M-26,-10V-4Q0,11 26,-4V-10Q0,5 -26,-10Z\" fill=\"#b01c2a\" stroke=\"#17262a\" "
           "stroke-width=\"1\"/><path d=\"M-44,-30L-6,-10M44,-30L6,-11\" stroke=\"#5b3b1c\" "
           "stroke-width=\"3\" stroke-linecap=\"round\"/><circle cx=\"-6\" cy=\"-10\" r=\"2.6\" "
           "fill=\"#5b3b1c\"/><circle cx=\"6\" cy=\"-11\" r=\"2.6\" fill=\"#5b3b1c\"/></g>";
}

void columns(Svg& svg) {
    sky(svg, "#dfe6da");
    land(svg);
    for (int i = 0; i < 5; ++i) {
        soldier(svg, {-66.0 + i * 12, 14.0 - (i % 2)}, "#2b4b86");
        soldier(svg, {18.0 + i * 12, 14.0 - (i % 2)}, "#2b4b86");
    }
    svg << "<path d=\"M-68,34h44m-9,-5l10,5l-10,5M16,34h44m-9,-5l10,5l-10,5\" " << kLine << "/>";
}

void three_flags(Svg& svg) {
    sky(svg, "#e4e2cf");
    land(svg);
    flag(svg, {-20, 14}, -24, "#fffdf5", "heart");
    flag(svg, {18, 14}, 22, "#fffdf5", "three");
    flag(svg, {-4, 10}, 0, "#c6a04a", "");
}

void council(Svg& svg) {
    sky(svg, "#3c3a35");
    svg << "<circle cx=\"0\" cy=\"-16\" r=\"42\" fill=\"#e9b94f\" fill-opacity=\".16\"/><circle "
           "cx=\"0\" cy=\"-16\" r=\"24\" fill=\"#f4d27a\" fill-opacity=\".3\"/><path "
           "d=\"M-81,14H81V50H-81Z\" fill=\"#6d4626\"/><path d=\"M-81,14H81\" stroke=\"#2a1a0d\" "
           "stroke-width=\"2\"/><path d=\"M-56,16L30,11L52,34L-46,38Z\" fill=\"#f2e7c6\" "
           "stroke=\"#2a1a0d\" stroke-width=\"1\"/><path d=\"M-44,24Q-20,16 0,24T40,22M-20,18l4,18"
           "M14,15l6,19\" fill=\"none\" stroke=\"#7d6a43\" stroke-width=\"1\"/><path "
           "d=\"M-10,30q8,-6 14,-2t12,-6\" fill=\"none\" stroke=\"#b01c2a\" "
           "stroke-width=\"1.6\"/><path d=\"M-4,16V-8H4V16Z\" fill=\"#f7efd9\" stroke=\"#2a1a0d\" "
           "stroke-width=\"1\"/><path d=\"M-10,16H10L7,20H-7Z\" fill=\"#c6a04a\" "
           "stroke=\"#2a1a0d\" "
           "stroke-width=\"1\"/><path d=\"M0,-8Q-7,-15 0,-27Q7,-15 0,-8Z\" fill=\"#f9d667\" "
           "stroke=\"#d9832a\" stroke-width=\"1\"/><path d=\"M44,24Q60,4 70,-22Q56,-14 50,0Q46,12 "
           "42,24Z\" fill=\"#f7f3e4\" stroke=\"#2a1a0d\" stroke-width=\"1\"/>";
}

void wagon(Svg& svg) {
    sky(svg, "#dfe6da");
    land(svg);
    svg << "<g transform=\"translate(-4,2) rotate(5)\"><path d=\"M-38,8Q-42,-28 -8,-27H10Q42,-28 "
           "36,8Z\" fill=\"#f3ead0\" stroke=\"#17262a\" stroke-width=\"1.6\"/><path d=\"M-20,7Q-24,"
           "-24 -14,-26M4,7V-27M22,7Q28,-22 18,-26\" fill=\"none\" stroke=\"#17262a\" "
           "stroke-width=\".9\"/><path d=\"M-42,8H40L36,18H-38Z\" fill=\"#7a4f2a\" "
           "stroke=\"#17262a\" stroke-width=\"1.4\"/>";
    for (const double x : {-24.0, 22.0}) {
        svg << "<g transform=\"translate(" << x
            << ",21)\"><circle r=\"11\" fill=\"none\" "
               "stroke=\"#4a2f17\" stroke-width=\"2.6\"/><circle r=\"2.4\" fill=\"#4a2f17\"/><path "
               "d=\"M-11,0H11M0,-11V11M-7.8,-7.8L7.8,7.8M-7.8,7.8L7.8,-7.8\" stroke=\"#4a2f17\" "
               "stroke-width=\"1.1\"/></g>";
    }
    svg << "</g><path d=\"M-62,-26L58,34M58,-28L-60,34\" stroke=\"#b01c2a\" stroke-width=\"4.4\" "
           "stroke-opacity=\".85\" stroke-linecap=\"round\"/>";
}

// A chain that parts in the middle, over two branches of olive.
void broken_irons(Svg& svg) {
    sky(svg, "#e6e3d0");
    svg << "<g fill=\"none\" stroke=\"#444e50\" stroke-width=\"3.8\">";
    for (const double side : {-1.0, 1.0})
        for (int i = 0; i < 5; ++i) {
            const Point at{side * (76 - i * 14.5), -34 + i * 8.6};
            svg << "<ellipse rx=\"9.5\" ry=\"" << (i % 2 == 0 ? 5.6 : 2.4)
                << "\" transform=\"translate(" << at << ") rotate(" << side * -31 << ")\"/>";
        }
    svg << "<path d=\"M-9,8q-2,-9 5,-8M9,8q2,-9 -5,-8\"/></g><path "
           "d=\"M0,-10V-20M-6,-8L-11,-16M6,-8L11,-16\" stroke=\"#c6963a\" stroke-width=\"2.2\" "
           "stroke-linecap=\"round\"/>";
    for (const double side : {-1.0, 1.0}) {
        svg << "<g transform=\"scale(" << side
            << ",1)\"><path d=\"M-6,38Q26,38 50,9\" fill=\"none\" stroke=\"#56743a\" "
               "stroke-width=\"2\"/><g fill=\"#86a75a\" stroke=\"#4d6a33\" stroke-width=\".8\">";
        for (int i = 0; i < 6; ++i) {
            const double t = i / 6.0;
            const Point at{4 + t * 44, 36 - t * t * 27};
            for (const double way : {-1.0, 1.0})
                svg << "<ellipse rx=\"6\" ry=\"2.5\" transform=\"translate("
                    << (at + Point{0, way * 4.6}) << ") rotate(" << -15 - t * 45 + way * 28
                    << ")\"/>";
        }
        svg << "</g></g>";
    }
}

void pinned(Svg& svg) {
    sky(svg, "#dfe6da");
    land(svg);
    flag(svg, {-8, 14}, 0, "#fffdf5", "");
    for (const double side : {-1.0, 1.0})
        svg << "<g transform=\"scale(" << side
            << ",1)\"><path d=\"M-76,-8H-38V-18L-16,2L-38,22V12H"
               "-76Z\" fill=\"#b01c2a\" stroke=\"#17262a\" stroke-width=\"1.6\" "
               "stroke-linejoin=\"round\"/></g>";
}

void bell(Svg& svg) {
    sky(svg, "#e6d9bd");
    svg << "<path d=\"M-46,-34H46\" stroke=\"#4a3420\" stroke-width=\"6\"/><path "
           "d=\"M-40,-34V40M40,"
           "-34V40\" stroke=\"#4a3420\" stroke-width=\"5\"/><g transform=\"rotate(14 0 "
           "-32)\"><path "
           "d=\"M-6,-32h12v7h-12z\" fill=\"#4a3420\"/><path d=\"M-8,-25Q-19,-22 -20,-2Q-21,12 "
           "-29,20H29Q21,12 20,-2Q19,-22 8,-25Z\" fill=\"#c6963a\" stroke=\"#17262a\" "
           "stroke-width=\"1.7\"/><path d=\"M-20,2H20M-25,15H25\" stroke=\"#7a5719\" "
           "stroke-width=\"1.4\"/><path d=\"M-12,-20Q-14,-6 -16,8\" fill=\"none\" "
           "stroke=\"#f3d894\" stroke-width=\"2.4\"/><circle cy=\"24\" r=\"5\" "
           "fill=\"#3a2a14\"/></g><path d=\"M-58,-6q-8,9 -3,20M-66,-10q-11,13 -4,28M58,-6q8,9 "
           "3,20M66,-10q11,13 4,28\" "
        << kLine << "/>";
}

void night(Svg& svg) {
    sky(svg, "#1f3147");
    svg << "<path d=\"M34,-33a17,17 0 1 0 14,27a20,20 0 0 1 -14,-27z\" fill=\"#f4e6b4\"/><g "
           "fill=\"#f4e6b4\">";
    for (const Point star : {Point{-64, -26}, Point{-40, -14}, Point{-18, -30}, Point{4, -18},
                             Point{-70, -4}, Point{68, -28}, Point{22, -4}})
        svg << "<circle cx=\"" << star.x << "\" cy=\"" << star.y << "\" r=\"1.3\"/>";
    svg << "</g><path d=\"M-81,16Q-40,2 0,12T81,6V50H-81Z\" fill=\"#16241f\"/><path "
           "d=\"M-18,50Q-4,28 8,21T18,12\" fill=\"none\" stroke=\"#57665c\" stroke-width=\"6\"/>";
    for (int i = 0; i < 6; ++i) soldier(svg, {-58.0 + i * 11, 22.0 - i * 0.9}, "#2a3b4c");
    svg << "<circle cx=\"12\" cy=\"15\" r=\"9\" fill=\"#f3b94f\" fill-opacity=\".3\"/><path "
           "d=\"M9,10h6v9h-6z\" fill=\"#f3c65f\" stroke=\"#0e1614\" stroke-width=\"1\"/>";
}

void cannon(Svg& svg) {
    sky(svg, "#dfe6da");
    land(svg);
    svg << "<path d=\"M-60,26L-8,4\" stroke=\"#6d4626\" stroke-width=\"7\" "
           "stroke-linecap=\"round\"/><g transform=\"rotate(-12)\"><path d=\"M-30,-11Q-34,-4 "
           "-30,4L40,0Q46,0 46,-3V-7Q46,-9 40,-9Z\" fill=\"#7c8482\" stroke=\"#17262a\" "
           "stroke-width=\"1.7\"/><path d=\"M-16,-11V4M8,-10V2M34,-9V1\" stroke=\"#17262a\" "
           "stroke-width=\"1.5\"/><circle cx=\"-34\" cy=\"-4\" r=\"4\" fill=\"#7c8482\" "
           "stroke=\"#17262a\" stroke-width=\"1.4\"/></g><circle cx=\"-4\" cy=\"14\" r=\"18\" "
           "fill=\"none\" stroke=\"#5b3b1c\" stroke-width=\"4\"/><path "
           "d=\"M-22,14H14M-4,-4V32M-16.7,1.3L8.7,26.7M-16.7,26.7L8.7,1.3\" stroke=\"#5b3b1c\" "
           "stroke-width=\"2\"/><circle cx=\"-4\" cy=\"14\" r=\"4\" fill=\"#5b3b1c\"/><g "
           "fill=\"#2b3334\"><circle cx=\"38\" cy=\"32\" r=\"5\"/><circle cx=\"49\" cy=\"32\" "
           "r=\"5\"/><circle cx=\"60\" cy=\"32\" r=\"5\"/><circle cx=\"43.5\" cy=\"23\" "
           "r=\"5\"/><circle cx=\"54.5\" cy=\"23\" r=\"5\"/><circle cx=\"49\" cy=\"14\" "
           "r=\"5\"/></g>";
}

void fallen_colours(Svg& svg) {
    sky(svg, "#d9cfc0");
    land(svg);
    svg << "<path d=\"M-30,30L-4,4M-4,4L-1,9M6,-4L22,-26\" stroke=\"#4a3420\" "
           "stroke-width=\"3.2\" stroke-linecap=\"round\"/><path d=\"M7,-5L23,-27Q34,-14 46,-18T64,"
           "-6L50,16Q38,10 30,14T7,-5Z\" fill=\"#fffdf5\" stroke=\"#17262a\" "
           "stroke-width=\"1.4\"/><path d=\"M-68,28Q-56,14 -40,26Q-54,22 -68,28Z\" "
           "fill=\"#17262a\"/><path d=\"M-70,36L-14,33M-26,31l10,2l-9,4\" "
        << kLine << "/>";
    heart(svg, {36, -6}, 6);
}

void standard_with_rays(Svg& svg) {
    sky(svg, "#f0dfae");
    svg << "<g fill=\"#e2b659\" fill-opacity=\".7\">";
    for (int i = 0; i < 13; ++i) {
        const double turn = maps::drawing::kPi * (i - 6) / 12.6;
        const auto spot = [&](double by) {
            return Point{std::sin(turn + by) * 110, 26 - std::cos(turn + by) * 110};
        };
        svg << "<path d=\"M0,26L" << spot(-0.06) << "L" << spot(0.06) << "Z\"/>";
    }
    svg << "</g>";
    land(svg);
    flag(svg, {-8, 16}, 4, "#fffdf5", "heart");
    soldier(svg, {-44, 20}, "#6b5a3a");
    soldier(svg, {-30, 22}, "#6b5a3a");
    soldier(svg, {40, 21}, "#6b5a3a");
    soldier(svg, {54, 20}, "#6b5a3a");
}

void heart_and_cap(Svg& svg) {
    sky(svg, "#efe6cb");
    svg << "<g stroke=\"#c6a04a\" stroke-width=\"1.4\">";
    for (const double x : {-36.0, 38.0})
        for (int i = 0; i < 20; ++i) {
            const double turn = i * maps::drawing::kPi / 10;
            const Point way{std::sin(turn), -std::cos(turn)};
            const Point at{x, 0};
            svg << "<path d=\"M" << (at + way * 28) << "L"
                << (at + way * (i % 2 == 0 ? 37.0 : 33.0)) << "\"/>";
        }
    svg << "</g>";
    heart(svg, {-36, 8}, 18);
    liberty_cap(svg, {38, 5}, 18);
}

}  // namespace

void vignette(Svg& svg, const CardCard& card) {
    switch (card.effect) {
        case Effect::None:
            return card.armies == kAllArmies ? three_flags(svg)
                   : card.armies > 2         ? council(svg)
                   : card.armies > 1         ? columns(svg)
                                             : drum(svg);
        case Effect::Discard:
            return wagon(svg);
        case Effect::Pardon:
            return broken_irons(svg);
        case Effect::Pin:
            return pinned(svg);
        case Effect::Levy:
            return bell(svg);
        case Effect::Silence:
            return night(svg);
        case Effect::Siege:
            return cannon(svg);
        case Effect::Panic:
            return fallen_colours(svg);
        case Effect::Rally:
            return standard_with_rays(svg);
        case Effect::Ardour:
            return heart_and_cap(svg);
    }
}

}  // namespace levee::la_vendee::drawing
