#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

class QGraphicsScene;

namespace merops::gui {

/// At twice the size, for print and for screens of twice the resolution.
[[nodiscard]] QImage imageOf(QGraphicsScene& scene, const QSizeF& size);
[[nodiscard]] QByteArray pngOf(const QImage& image);
[[nodiscard]] QByteArray svgOf(QGraphicsScene& scene, const QSizeF& size, const QString& title, const QString& about);

/// Writes the file whole or not at all; false with the reason in words.
bool writeWhole(const QString& path, const QByteArray& bytes, QString& why);

}  // namespace merops::gui
